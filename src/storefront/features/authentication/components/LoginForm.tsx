import { AUTHENTICATION_PAGES, REFUSED_LATER } from '../../../../contract/authentication/authenticationPages';
import { LATE_PATHS } from '../../../../contract/latePaths';
import { withBase } from '../../../../contract/pages/basePath';
import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import { DraftField, DraftForm, type Typed } from '../../../forms';
import { useMessages } from '../../../messages';
import { Button } from '../../../ui/controls/Button';
import { Link } from '../../../ui/controls/Link';
import { Message } from '../../../ui/feedback/Message';
import { Stack } from '../../../ui/layout/Stack';
import { selectRefusals, type Problems } from '../../../forms/drafts';
import { loginRequested, selectSending } from '../authenticationSlice';

const form = 'login';

const check = ({ username = '', password = '' }: Typed): Problems => ({
  ...(username === '' && { username: { id: 'account.problem.username' as const } }),
  ...(password === '' && { password: { id: 'account.problem.password' as const } }),
});

interface LoginFormProps {
  /** The path to go to after the login, validated. */
  readonly startUrl: string;
  /** The failure, from the address, of a login sent without JavaScript. */
  readonly refused: string | null;
}

/** E-mail and password; works as a plain HTML form without JavaScript. */
export function LoginForm({ startUrl, refused }: LoginFormProps) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  // The refusal in the address is shown until a form is refused in this page life.
  const untouched = useShopSelector(selectRefusals) === 0;
  const busy = useShopSelector(selectSending) === form;
  const submit = (username = '', password = '') => dispatch(loginRequested({ username, password, startUrl }));
  return (
    <Stack>
      {refused !== null && untouched && (
        <Message variant="error">
          {t(refused === REFUSED_LATER ? 'account.login.refusedLater' : 'account.login.refused')}
        </Message>
      )}
      <DraftForm
        form={form}
        action={withBase(LATE_PATHS.login)}
        check={check}
        onReady={({ username, password }) => submit(username, password)}
      >
        <input type="hidden" name="startUrl" value={startUrl} />
        <DraftField
          form={form}
          field="username"
          privacy="personal"
          type="email"
          autoComplete="username"
          maxLength={255}
          required
          label={t('account.login.username')}
        />
        <DraftField
          form={form}
          field="password"
          privacy="secret"
          type="password"
          autoComplete="current-password"
          maxLength={1024}
          required
          label={t('account.login.password')}
        />
        <Button type="submit" variant="primary" wide busy={busy} busyLabel={t('account.login.busy')}>
          {t('account.login.submit')}
        </Button>
        <p>
          <Link href={AUTHENTICATION_PAGES.forgottenPassword}>{t('account.login.forgotten')}</Link>
        </p>
      </DraftForm>
    </Stack>
  );
}
