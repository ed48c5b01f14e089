import { AUTHENTICATION_PAGES, FORM_OUTCOMES } from '../../../contract/authentication/authenticationPages';
import { HOME_ADDRESS } from '../../../contract/pages/pageReference';
import { commandEvents } from '../../api/commands';
import { useShopSelector } from '../../kernel/hooks';
import type { PageModule } from '../../kernel/page';
import type { RouteMatch } from '../../kernel/pagePaths';
import {
  AuthenticationFrame,
  authenticationEvents,
  formsSaga,
  authenticationReducer,
  CustomerForm,
  Outcome,
  selectDone,
} from '../../features/authentication';
import { useMessages } from '../../messages';
import accountTexts from '../../messages/fr-FR/account.json';
import formsTexts from '../../messages/fr-FR/forms.json';
import { ButtonLink } from '../../ui/controls/ButtonLink';

function BecomeCustomerPage({ query }: RouteMatch) {
  const t = useMessages();
  const isSent = useShopSelector(selectDone) === 'becomeCustomer' || query.has(FORM_OUTCOMES.sent);
  const title = t('account.customer.title');
  if (isSent) {
    return (
      <AuthenticationFrame title={title}>
        <Outcome variant="success" title={t('account.customer.sent')} text={t('account.customer.sentText')}>
          <ButtonLink href={HOME_ADDRESS} variant="primary">
            {t('account.customer.toProducts')}
          </ButtonLink>
        </Outcome>
      </AuthenticationFrame>
    );
  }
  return (
    <AuthenticationFrame
      wide
      title={title}
      intro={t('account.customer.intro')}
      aside={
        <>
          <h2>{t('account.customer.already')}</h2>
          <ButtonLink href={AUTHENTICATION_PAGES.login}>{t('session.login')}</ButtonLink>
        </>
      }
    >
      <CustomerForm refused={query.get(FORM_OUTCOMES.refused)?.split(',') ?? []} />
    </AuthenticationFrame>
  );
}

export const page: PageModule = {
  Page: BecomeCustomerPage,
  texts: { ...accountTexts, ...formsTexts },
  slices: { authentication: authenticationReducer },
  events: [authenticationEvents, commandEvents],
  saga: formsSaga,
  head: (_state, _match, t) => ({ title: t('account.customer.title'), indexed: false }),
};
