import styled from 'styled-components';
import { useFormatting } from '../../../storefront/formatting';
import { useMessages } from '../../../storefront/messages';
import { Button } from '../../../storefront/ui/controls/Button';
import { Stack } from '../../../storefront/ui/layout/Stack';
import { Cell, Head, Row, Table } from '../../../storefront/ui/layout/Table';
import { tokens } from '../../../storefront/ui/theme/tokens';
import { useSupportSelector } from '../../kernel/hooks';
import { useMoveTo } from '../../moments/useMoveTo';
import type { CartChange } from '../../playback/cartChanges';
import { cartIn } from '../../playback/cartIn';
import { usePlayer } from '../../playback/consolePlayer';
import { selectPlayback, type Place } from '../../playback/playbackSlice';
import type { ShownMoment } from '../useMoment';

/** The cart at this moment, and all that it has been in the session. */
export function CartPanel({ store, part, position }: ShownMoment) {
  const t = useMessages();
  const player = usePlayer();
  const { verification } = useSupportSelector(selectPlayback);
  const { items } = cartIn(store.getState());
  const changes = player.cartChanges();
  const current = changes.findLastIndex((change) => isReached(change, { part, position }));
  return (
    <Stack $gap="4">
      {items === undefined ? <p>{t('support.cart.unread')}</p> : <CartLines items={items} />}
      <h3>{t('support.cart.changes')}</h3>
      {!verification && <p role="status">{t('support.cart.comparing')}</p>}
      {verification && changes.length === 0 && <p>{t('support.cart.none')}</p>}
      <Changes>
        {changes.map((change, index) => (
          <Change key={`${change.part}:${change.position}`} change={change} isCurrent={index === current} />
        ))}
      </Changes>
    </Stack>
  );
}

const isReached = (one: Place, { part, position }: Place): boolean =>
  one.part < part || (one.part === part && one.position <= position);

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

function Change({ change, isCurrent }: { readonly change: CartChange; readonly isCurrent: boolean }) {
  const t = useMessages();
  const { wireMoney } = useFormatting();
  const moveTo = useMoveTo();
  const player = usePlayer();
  const { part, position, pieces, lines, total } = change;
  const type = player.outlines()[part]?.actions[position - 1]?.feature ?? t('support.timeline.begin');
  return (
    <li>
      <Button variant="quiet" aria-current={isCurrent ? 'step' : undefined} onClick={() => moveTo({ part, position })}>
        {t('support.cart.change', { pieces: Number(pieces ?? 0), lines: lines ?? 0 })}
      </Button>
      <span>{wireMoney(total)}</span> <small>{type}</small>
    </li>
  );
}

const Changes = styled.ol`
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space[2]};
  }
  small {
    margin-left: auto;
    color: ${tokens.color.inkSoft};
  }
  [aria-current] {
    background: ${tokens.color.pineSoft};
  }
`;
