import { REFUSED_LATER } from '../../../../contract/authentication/authenticationPages';
import { LATE_PATHS } from '../../../../contract/latePaths';
import { withBase } from '../../../../contract/pages/basePath';
import { parseEmail } from '../../../../commerce/identifiers/email';
import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import { DraftField, DraftForm, type Typed } from '../../../forms';
import { useMessages } from '../../../messages';
import { Button } from '../../../ui/controls/Button';
import { Message } from '../../../ui/feedback/Message';
import { Stack } from '../../../ui/layout/Stack';
import { selectRefusals, type Problems } from '../../../forms/drafts';
import { passwordMailRequested, selectSending } from '../authenticationSlice';

const form = 'forgottenPassword';

const check = ({ email = '' }: Typed): Problems =>
  parseEmail(email) === null ? { email: { id: 'account.problem.email' } } : {};

/** Requests the password mail; `refused` is the failure, from the address, of a form sent without JavaScript. */
export function ForgottenForm({ refused }: { readonly refused: string | null }) {
  const t = useMessages();
  const dispatch = useShopDispatch();
  // The refusal in the address is shown until a form is refused in this page life.
  const untouched = useShopSelector(selectRefusals) === 0;
  const busy = useShopSelector(selectSending) === form;
  return (
    <Stack>
      {refused !== null && untouched && (
        <Message variant="error">
          {t(refused === REFUSED_LATER ? 'account.login.refusedLater' : 'account.problem.email')}
        </Message>
      )}
      <DraftForm
        form={form}
        action={withBase(LATE_PATHS.passwordRequests)}
        check={check}
        onReady={({ email = '' }) => dispatch(passwordMailRequested({ email }))}
      >
        <DraftField
          form={form}
          field="email"
          privacy="personal"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          label={t('account.login.username')}
        />
        <Button type="submit" variant="primary" wide busy={busy} busyLabel={t('account.forgotten.busy')}>
          {t('account.forgotten.submit')}
        </Button>
      </DraftForm>
    </Stack>
  );
}
