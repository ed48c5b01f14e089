import { useRef } from 'react';
import { AUTHENTICATION_PAGES } from '../../../../contract/authentication/authenticationPages';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../../../../contract/authentication/password';
import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import { DraftField, DraftForm, type Typed } from '../../../forms';
import { useMessages } from '../../../messages';
import { Button } from '../../../ui/controls/Button';
import { Link } from '../../../ui/controls/Link';
import { Message } from '../../../ui/feedback/Message';
import { formRefused, type Problems } from '../../../forms/drafts';
import { useVault } from '../../../kernel/personal';
import { passwordChangeRequested, selectSending } from '../authenticationSlice';

const form = 'resetPassword';

function check({ password = '' }: Typed): Problems {
  if (Array.from(password).length < PASSWORD_MIN_LENGTH) {
    return { password: { id: 'account.problem.passwordShort', values: { minimum: PASSWORD_MIN_LENGTH } } };
  }
  if (password.length > PASSWORD_MAX_LENGTH) {
    return { password: { id: 'account.problem.passwordLong', values: { maximum: PASSWORD_MAX_LENGTH } } };
  }
  return {};
}

/** The new password; `linkToken` is the vault token of the mailed link's secret. */
export function ResetForm({ linkToken }: { readonly linkToken: string }) {
  const t = useMessages();
  const vault = useVault();
  const dispatch = useShopDispatch();
  const busy = useShopSelector(selectSending) === form;
  // The vault returns each secret only once: between attempts the link's secret is kept here, as the password is in its
  // field.
  const link = useRef<string | undefined>(undefined);
  const change = (password = '') => {
    link.current ??= vault.takeSecret(linkToken);
    if (link.current === undefined) {
      dispatch(formRefused({ form, problems: { form: { id: 'account.reset.linkGone' } } }));
      return;
    }
    dispatch(passwordChangeRequested({ token: vault.holdSecret(link.current), password }));
  };
  return (
    <>
      <noscript>
        <Message variant="warning">{t('account.reset.noScript')}</Message>
      </noscript>
      <DraftForm form={form} check={check} onReady={({ password }) => change(password)}>
        <DraftField
          form={form}
          field="password"
          privacy="secret"
          type="password"
          autoComplete="new-password"
          maxLength={PASSWORD_MAX_LENGTH}
          required
          label={t('account.reset.password')}
          hint={t('account.reset.hint', { minimum: PASSWORD_MIN_LENGTH })}
        />
        <Button type="submit" variant="primary" wide busy={busy} busyLabel={t('account.reset.busy')}>
          {t('account.reset.submit')}
        </Button>
        <p>
          <Link href={AUTHENTICATION_PAGES.forgottenPassword}>{t('account.reset.again')}</Link>
        </p>
      </DraftForm>
    </>
  );
}
