import { AUTHENTICATION_PAGES, FORM_OUTCOMES } from '../../../contract/authentication/authenticationPages';
import { commandEvents } from '../../api/commands';
import { useShopSelector } from '../../kernel/hooks';
import type { PageModule } from '../../kernel/page';
import type { RouteMatch } from '../../kernel/pagePaths';
import {
  AuthenticationFrame,
  authenticationEvents,
  formsSaga,
  authenticationReducer,
  ForgottenForm,
  Outcome,
  selectDone,
} from '../../features/authentication';
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
      <AuthenticationFrame title={title}>
        <Outcome variant="success" title={t('account.forgotten.sent')} text={t('account.forgotten.sentText')}>
          <ButtonLink href={AUTHENTICATION_PAGES.login}>{t('account.back')}</ButtonLink>
          <ButtonLink href={AUTHENTICATION_PAGES.forgottenPassword} variant="quiet">
            {t('account.forgotten.again')}
          </ButtonLink>
        </Outcome>
      </AuthenticationFrame>
    );
  }
  return (
    <AuthenticationFrame title={title} intro={t('account.forgotten.intro')}>
      <Stack>
        <ForgottenForm refused={query.get(FORM_OUTCOMES.refused)} />
        <p>
          <Link href={AUTHENTICATION_PAGES.login}>{t('account.back')}</Link>
        </p>
      </Stack>
    </AuthenticationFrame>
  );
}

export const page: PageModule = {
  Page: ForgottenPasswordPage,
  texts: { ...accountTexts, ...formsTexts },
  slices: { authentication: authenticationReducer },
  events: [authenticationEvents, commandEvents],
  saga: formsSaga,
  head: (_state, _match, t) => ({ title: t('account.forgotten.title'), indexed: false }),
};
