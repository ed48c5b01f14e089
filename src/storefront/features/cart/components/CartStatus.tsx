import { useShopSelector } from '../../../app/hooks';
import { useMessages } from '../../../messages';
import { Message } from '../../../ui/feedback/Message';
import { problemKind } from '../cartProblems';
import { cartSelectors } from '../cartSlice';

/** While an operation is tried again: what is wrong, and that nothing is lost. */
export function CartStatus() {
  const t = useMessages();
  const code = useShopSelector(cartSelectors.selectRetryCode);
  if (code === null) return null;
  const lost = problemKind({ code, status: 0 }) === 'noAnswer';
  return (
    <Message variant="warning" announce>
      {t(lost ? 'cart.retrying' : 'cart.retryingServer')}
    </Message>
  );
}
