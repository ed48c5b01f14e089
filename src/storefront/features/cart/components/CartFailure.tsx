import { failureOf } from '../../../api';
import { useMessages } from '../../../messages';
import { sendToSupport } from '../../recording';
import { FailureText } from '../../fallback/retry/late';
import { problemText } from '../cartProblems';

interface CartFailureProps {
  readonly error: unknown;
  /** The cart is being read again. */
  readonly busy: boolean;
  /** The first failure is announced, too. */
  readonly announced?: boolean;
}

/** Why the cart can't be read, what to do next, and the link that sends the recording to support. */
export function CartFailure({ error, ...rest }: CartFailureProps) {
  const t = useMessages();
  const { code, status } = failureOf(error);
  const { id, values } = problemText({ code, status, quantity: null, rule: null });
  return (
    <>
      <FailureText {...rest}>{t(id, values)}</FailureText> <sendToSupport.Show />
    </>
  );
}
