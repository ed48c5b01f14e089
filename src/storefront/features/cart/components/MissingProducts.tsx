import type { CartItems } from '../../../../contract/cart/cartItem';
import { ID_PREFIXES } from '../../../../contract/ids';
import { useMessages } from '../../../messages';
import { Message } from '../../../ui/feedback/Message';
import { Personal } from '../../../kernel/personal';

/**
 * Products of a large change that could not be added, shown until the next change: they have no line that could say so.
 */
export function MissingProducts({ items: { cartSummary } }: { readonly items: Pick<CartItems, 'cartSummary'> }) {
  const t = useMessages();
  if (cartSummary.asyncOperationStatus !== 'Errored') return null;
  const missing = cartSummary.messagesSummary.limitedMessages.filter(
    ({ relatedEntityId }) => relatedEntityId?.startsWith(ID_PREFIXES.product) === true,
  );
  return (
    <Message variant="warning" announce title={t('cart.missing')}>
      <ul>
        {missing.map(({ relatedEntityId, message }, index) => (
          <li key={`${String(relatedEntityId)} ${String(index)}`}>
            <Personal token={message} />
          </li>
        ))}
      </ul>
    </Message>
  );
}
