import { useFormatting } from '../../../storefront/formatting';
import { useMessages } from '../../../storefront/messages';
import { Stack } from '../../../storefront/ui/layout/Stack';
import { Cell, Head, Row, Table } from '../../../storefront/ui/layout/tables/Table';
import { useSupportSelector } from '../../kernel/hooks';
import { cartIn } from '../../playback/cartIn';
import { usePlayer } from '../../playback/consolePlayer';
import { selectPlayback } from '../../playback/playbackSlice';
import type { ShownMoment } from '../useMoment';
import { CartChanges } from './CartChanges';

/** The cart at this moment, and all its states in the session. */
export function CartPanel({ store, part, position }: ShownMoment) {
  const t = useMessages();
  const player = usePlayer();
  const { verification } = useSupportSelector(selectPlayback);
  const { items } = cartIn(store.getState());
  const changes = player.cartChanges();
  return (
    <Stack $gap="4">
      {items === undefined ? <p>{t('support.cart.unread')}</p> : <CartLines items={items} />}
      <h3>{t('support.cart.changes')}</h3>
      {!verification && <p role="status">{t('support.cart.comparing')}</p>}
      {verification && changes.length === 0 && <p>{t('support.cart.none')}</p>}
      <CartChanges changes={changes} part={part} position={position} />
    </Stack>
  );
}

function CartLines({ items }: { readonly items: ReturnType<typeof cartIn>['items'] }) {
  const t = useMessages();
  const { wireMoney, quantity: count } = useFormatting();
  if (!items) return <p>{t('support.cart.processing')}</p>;
  const amount = (money: string | null) => wireMoney(money) ?? '–';
  const { cartSummary: summary, cartItems, totalNumberOfPages: pages } = items;
  return (
    <>
      <Table caption={t('support.panel.cart')}>
        <thead>
          <Row>
            <Head>{t('support.cart.product')}</Head>
            <Head align="end">{t('support.cart.quantity')}</Head>
            <Head align="end">{t('support.cart.unit')}</Head>
            <Head align="end">{t('support.cart.line')}</Head>
          </Row>
        </thead>
        <tbody>
          {cartItems.map(({ cartItem: { cartItemId, name, quantity, salesPrice, unitAdjustedPrice, totalPrice } }) => (
            <Row key={cartItemId ?? name}>
              <Cell heads>{name}</Cell>
              <Cell label={t('support.cart.quantity')} align="end">
                {count(quantity)}
              </Cell>
              <Cell label={t('support.cart.unit')} align="end">
                {amount(unitAdjustedPrice ?? salesPrice)}
              </Cell>
              <Cell label={t('support.cart.line')} align="end">
                {amount(totalPrice)}
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      {pages > 1 && <p>{t('support.cart.pages', { page: items.currentPage, pages })}</p>}
      <p>
        {t('support.cart.totals', {
          tax: amount(summary.totalTaxAmount),
          total: amount(summary.grandTotalAmount),
        })}
      </p>
    </>
  );
}
