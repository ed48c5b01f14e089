import { AUTHENTICATION_PAGES } from '../../../../contract/authentication/authenticationPages';
import { useMessages } from '../../../messages';
import { ButtonLink } from '../../../ui/controls/ButtonLink';

/** The link to registration. */
export function NewCustomer() {
  const t = useMessages();
  return (
    <>
      <h2>{t('account.new.title')}</h2>
      <p>{t('account.new.text')}</p>
      <ButtonLink href={AUTHENTICATION_PAGES.becomeCustomer}>{t('account.new.action')}</ButtonLink>
    </>
  );
}
