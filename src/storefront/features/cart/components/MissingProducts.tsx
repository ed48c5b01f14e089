import type { CartItems } from '../../../../contract/cart/cartItem';
import { ID_PREFIXES } from '../../../../contract/ids';
import { useMessages } from '../../../messages';
import { Message } from '../../../ui/feedback/Message';
import { Personal } from '../../../kernel/personal';

/** What of a large change could not join the cart, until the cart is changed again: it has no line to be told at. */
export function MissingProducts({ items: { cartSummary } }: { readonly items: Pick<CartItems, 'cartSummary'> }) {
  const t = useMessages();
  if (cartSummary.asyncOperationStatus !== 'Errored') return null;
  const missing = cartSummary.messagesSummary.limitedMessages.filter(
    ({ relatedEntityId }) => relatedEntityId?.startsWith(ID_PREFIXES.product) === true,
  );
  return (
    <Message variant="warning" announce title={t('cart.missing')}>
      <ul>
        {missing.map(({ relatedEntityId, message }, place) => (
          <li key={`${String(relatedEntityId)} ${String(place)}`}>
            <Personal token={message} />
          </li>
        ))}
      </ul>
    </Message>
  );
}
