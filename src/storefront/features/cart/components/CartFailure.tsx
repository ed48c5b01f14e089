import { failureOf } from '../../../api';
import { useMessages } from '../../../messages';
import { problemText } from '../cartProblems';

/** Why the cart can't be read, and what to do next. */
export function CartFailure({ error }: { readonly error: unknown }) {
  const t = useMessages();
  const { code, status } = failureOf(error);
  const { id, values } = problemText({ code, status, quantity: null, rule: null });
  return <>{t(id, values)}</>;
}
