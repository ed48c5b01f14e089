import { FORM_OUTCOMES } from '../../../contract/authentication/authenticationPages';
import { useShopSelector } from '../../kernel/hooks';
import type { PageModule } from '../../kernel/page';
import type { RouteMatch } from '../../kernel/pagePaths';
import {
  AuthenticationFrame,
  authenticationEvents,
  authenticationReducer,
  isOutsideStorefront,
  LoginForm,
  loginSaga,
  NewCustomer,
  Outcome,
  selectSending,
  startUrlOf,
} from '../../features/authentication';
import { useVault } from '../../kernel/personal';
import { selectIsLoggedIn, selectLogoutAddress } from '../../features/visitor';
import { useMessages } from '../../messages';
import accountTexts from '../../messages/fr-FR/account.json';
import cartPreserveTexts from '../../messages/fr-FR/cartPreserve.json';
import formsTexts from '../../messages/fr-FR/forms.json';
import sessionMenuTexts from '../../messages/fr-FR/sessionMenu.json';
import { ButtonLink } from '../../ui/controls/ButtonLink';
import { Message } from '../../ui/feedback/Message';
import { Stack } from '../../ui/layout/Stack';

function LoginPage({ query }: RouteMatch) {
  const t = useMessages();
  const isSending = useShopSelector(selectSending) === 'login';
  const isLoggedIn = useShopSelector(selectIsLoggedIn);
  const startUrl = startUrlOf(query);
  // After a login the page is about to be left: the form stays until then.
  if (isLoggedIn && !isSending) return <AlreadyLoggedIn startUrl={startUrl} />;
  return (
    <AuthenticationFrame title={t('account.login.title')} intro={t('account.login.intro')} aside={<NewCustomer />}>
      <Stack>
        {query.has(FORM_OUTCOMES.changed) && <Message variant="success">{t('account.login.changed')}</Message>}
        <LoginForm startUrl={startUrl} refused={query.get(FORM_OUTCOMES.refused)} />
      </Stack>
    </AuthenticationFrame>
  );
}

function AlreadyLoggedIn({ startUrl }: { readonly startUrl: string }) {
  const t = useMessages();
  const vault = useVault();
  const logoutAddress = useShopSelector(selectLogoutAddress);
  return (
    <AuthenticationFrame title={t('account.login.title')}>
      <Outcome variant="info" title={t('account.login.already')} text={t('account.login.alreadyText')}>
        <ButtonLink href={startUrl} variant="primary" {...(isOutsideStorefront(startUrl) && { target: '_self' })}>
          {t('account.login.continue')}
        </ButtonLink>
        {/* The logout is a page of the server. */}
        <ButtonLink href={logoutAddress} onClick={vault.clear} target="_self">
          {t('session.logout')}
        </ButtonLink>
      </Outcome>
    </AuthenticationFrame>
  );
}

export const page: PageModule = {
  Page: LoginPage,
  texts: { ...accountTexts, ...cartPreserveTexts, ...formsTexts, ...sessionMenuTexts },
  slices: { authentication: authenticationReducer },
  events: [authenticationEvents],
  saga: loginSaga,
  head: (_state, _match, t) => ({ title: t('account.login.title'), indexed: false }),
};
