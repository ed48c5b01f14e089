import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import { useMessages } from '../../../messages';
import { Message } from '../../../ui/feedback/Message';
import { RetryButton } from '../../fallback/retry/late';
import { cartOutdated } from '../cartApi';
import { problemKind, problemText } from '../cartProblems';
import { cartSelectors } from '../cartSlice';

/**
 * While a command is retried: what is wrong, and that nothing is lost. Also reports a server that does not finish
 * processing.
 */
export function CartStatus() {
  const t = useMessages();
  const dispatch = useShopDispatch();
  const code = useShopSelector(cartSelectors.selectRetryCode);
  const stalled = useShopSelector((state) => cartSelectors.selectProblem(state, 'cart'));
  if (stalled) {
    const { id, values } = problemText(stalled);
    return (
      <Message variant="error" announce>
        <p>{t(id, values)}</p>
        <RetryButton variant="secondary" onRetry={() => dispatch(cartOutdated())}>
          {t('cart.failed.retry')}
        </RetryButton>
      </Message>
    );
  }
  if (code === null) return null;
  const lost = problemKind({ code, status: 0 }) === 'noAnswer';
  return (
    <Message variant="warning" announce>
      {t(lost ? 'cart.retrying' : 'cart.retryingServer')}
    </Message>
  );
}
