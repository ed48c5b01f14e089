import { useShopDispatch, useShopSelector } from '../../../kernel/hooks';
import { unbroken, useFormatting } from '../../../formatting';
import { useMessages, type MessageDescriptor } from '../../../messages';
import { Button } from '../../../ui/controls/Button';
import { Message } from '../../../ui/feedback/Message';
import { Stack } from '../../../ui/layout/Stack';
import { useStock } from '../../prices';
import { problemText } from '../cartProblems';
import { cartEvents, cartSelectors, type PreservedLine } from '../cartSlice';

const isShort = ({ code }: PreservedLine): boolean => code === 'INSUFFICIENT_INVENTORY';

/**
 * Why pieces of a line are missing. The line is already reduced or left out: for stock and maximum the text states
 * this, instead of asking for another quantity.
 */
function reasonOf({ code, joined }: PreservedLine, available: string | null): MessageDescriptor {
  if (code === 'INSUFFICIENT_INVENTORY') {
    if (joined === 0) return { id: 'cart.preserve.outOfStock' };
    return { id: 'cart.preserve.noMore', values: { available: available ?? 'none' } };
  }
  if (code === 'MAX_LIMIT_EXCEEDED' && joined > 0) return { id: 'cart.preserve.atMost' };
  return problemText({ code: code ?? '', status: 400, quantity: null, rule: null });
}

/** What became of each product of the guest's cart at login, until the shopper closes the message (CRT-16). */
export function PreservedCart() {
  const t = useMessages();
  const { number } = useFormatting();
  const dispatch = useShopDispatch();
  const lines = useShopSelector(cartSelectors.selectPreserved);
  const stockOf = useStock(lines.filter(isShort).map(({ productId }) => productId));
  if (lines.length === 0) return null;
  const lost = lines.filter(({ code }) => code !== null);
  const joined = lines.filter((line) => line.code === null && line.name !== null);
  const nameOf = ({ name }: PreservedLine) => unbroken(name ?? t('cart.preserve.unnamed'));
  const read = (
    <div>
      <Button onClick={() => dispatch(cartEvents.preservedRead())}>{t('cart.preserve.read')}</Button>
    </div>
  );
  const list = joined.length > 0 && (
    <ul>
      {joined.map((line) => (
        <li key={line.productId}>{t('cart.preserve.line', { joined: number(line.joined), name: nameOf(line) })}</li>
      ))}
    </ul>
  );
  if (lost.length === 0) {
    return (
      <Message variant="success" title={t('cart.preserve.report')}>
        <Stack $gap="2">
          <p>{t('cart.preserve.allJoined', { count: lines.length })}</p>
          {list}
          {read}
        </Stack>
      </Message>
    );
  }
  return (
    <Message variant="warning" title={t('cart.preserve.report')}>
      <Stack $gap="2">
        <p>{t('cart.preserve.someLost', { count: lost.length })}</p>
        <ul>
          {lost.map((line) => {
            const stock = stockOf(line.productId);
            const { id, values } = reasonOf(line, typeof stock === 'number' ? number(stock) : null);
            return (
              <li key={line.productId}>
                <strong>
                  {t(line.joined > 0 ? 'cart.preserve.reduced' : 'cart.preserve.refused', {
                    name: nameOf(line),
                    joined: number(line.joined),
                    wanted: number(line.joined + line.lost),
                  })}
                </strong>
                {t(id, values)}
              </li>
            );
          })}
        </ul>
        {list && <p>{t('cart.preserve.alsoJoined')}</p>}
        {list}
        {read}
      </Stack>
    </Message>
  );
}
