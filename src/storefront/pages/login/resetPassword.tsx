import { AUTHENTICATION_PAGES } from '../../../contract/authentication/authenticationPages';
import { commandEvents } from '../../api/commands';
import { useShopSelector } from '../../kernel/hooks';
import type { PageModule } from '../../kernel/page';
import type { RouteMatch } from '../../kernel/pagePaths';
import {
  AuthenticationFrame,
  authenticationEvents,
  formsSaga,
  authenticationReducer,
  Outcome,
  ResetForm,
  selectDone,
  selectIsLinkUsed,
} from '../../features/authentication';
import { useMessages } from '../../messages';
import accountTexts from '../../messages/fr-FR/account.json';
import formsTexts from '../../messages/fr-FR/forms.json';
import { SECRET_PARAM } from '../../../contract/pages/pageParams';
import { ButtonLink } from '../../ui/controls/ButtonLink';

function ResetPasswordPage({ query }: RouteMatch) {
  const t = useMessages();
  const isDone = useShopSelector(selectDone) === 'resetPassword';
  const isLinkUsed = useShopSelector(selectIsLinkUsed);
  const linkToken = query.get(SECRET_PARAM) ?? '';
  const title = t('account.reset.title');
  const again = (
    <ButtonLink href={AUTHENTICATION_PAGES.forgottenPassword} variant="primary">
      {t('account.reset.again')}
    </ButtonLink>
  );
  if (isDone) {
    return (
      <AuthenticationFrame title={title}>
        <Outcome variant="success" title={t('account.reset.done')} text={t('account.reset.doneText')}>
          <ButtonLink href={AUTHENTICATION_PAGES.login} variant="primary">
            {t('session.login')}
          </ButtonLink>
        </Outcome>
      </AuthenticationFrame>
    );
  }
  if (linkToken === '' || isLinkUsed) {
    const why = isLinkUsed
      ? { title: t('account.reset.linkUsed'), text: t('account.reset.linkUsedText') }
      : { title: t('account.reset.incomplete'), text: t('account.reset.incompleteText') };
    return (
      <AuthenticationFrame title={title}>
        <Outcome variant="warning" {...why}>
          {again}
        </Outcome>
      </AuthenticationFrame>
    );
  }
  return (
    <AuthenticationFrame title={title}>
      <ResetForm linkToken={linkToken} />
    </AuthenticationFrame>
  );
}

export const page: PageModule = {
  Page: ResetPasswordPage,
  texts: { ...accountTexts, ...formsTexts },
  slices: { authentication: authenticationReducer },
  events: [authenticationEvents, commandEvents],
  saga: formsSaga,
  head: (_state, _match, t) => ({ title: t('account.reset.title'), indexed: false }),
};
