import { ACCOUNT_PAGES, FORM_OUTCOMES } from '../../../contract/account/accountPages';
import { commandEvents } from '../../api/commands';
import { useShopSelector } from '../../kernel/hooks';
import type { PageModule } from '../../kernel/page';
import type { RouteMatch } from '../../kernel/pagePaths';
import {
  AccountFrame,
  accountEvents,
  accountFormsSaga,
  accountReducer,
  ForgottenForm,
  Outcome,
  selectDone,
} from '../../features/account';
import { useMessages } from '../../messages';
import accountTexts from '../../messages/fr-FR/account.json';
import formsTexts from '../../messages/fr-FR/forms.json';
import { ButtonLink } from '../../ui/controls/ButtonLink';
import { Link } from '../../ui/controls/Link';
import { Stack } from '../../ui/layout/Stack';

function ForgottenPasswordPage({ query }: RouteMatch) {
  const t = useMessages();
  const isSent = useShopSelector(selectDone) === 'forgottenPassword' || query.has(FORM_OUTCOMES.sent);
  const title = t('account.forgotten.title');
  if (isSent) {
    return (
      <AccountFrame title={title}>
        <Outcome variant="success" title={t('account.forgotten.sent')} text={t('account.forgotten.sentText')}>
          <ButtonLink href={ACCOUNT_PAGES.login}>{t('account.back')}</ButtonLink>
        </Outcome>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={title} intro={t('account.forgotten.intro')}>
      <Stack>
        <ForgottenForm refused={query.get(FORM_OUTCOMES.refused)} />
        <p>
          <Link href={ACCOUNT_PAGES.login}>{t('account.back')}</Link>
        </p>
      </Stack>
    </AccountFrame>
  );
}

export const forgottenPassword: PageModule = {
  Page: ForgottenPasswordPage,
  texts: { ...accountTexts, ...formsTexts },
  slices: { account: accountReducer },
  events: [accountEvents, commandEvents],
  saga: accountFormsSaga,
  head: (_state, _match, t) => ({ title: t('account.forgotten.title'), indexed: false }),
};
