import { failureOf } from '../../../api';
import { useMessages } from '../../../messages';
import { sendToSupport } from '../../recording';
import { problemText } from '../cartProblems';

/** Why the cart can't be read, what to do next, and the link that sends the recording to support. */
export function CartFailure({ error }: { readonly error: unknown }) {
  const t = useMessages();
  const { code, status } = failureOf(error);
  const { id, values } = problemText({ code, status, quantity: null, rule: null });
  return (
    <>
      {t(id, values)} <sendToSupport.Show />
    </>
  );
}
