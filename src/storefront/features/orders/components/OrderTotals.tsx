import styled from 'styled-components';
import type { OrderSummary } from '../../../../contract/orders/orderSummary';
import { parseMoney } from '../../../../contract/money';
import { useFormatting } from '../../../formatting';
import { useMessages } from '../../../messages';
import { tokens } from '../../../ui/theme/tokens';

/** The amounts of an order as it was placed; VAT stands rate by rate. */
export function OrderTotals({ order }: { readonly order: OrderSummary }) {
  const t = useMessages();
  const { wireMoney, rate } = useFormatting();
  const written = (amount: string) => wireMoney(amount) ?? amount;
  const rows: readonly (readonly [name: string, amount: string, strong?: boolean])[] = [
    [t('orders.goods'), written(order.totalProductAmount)],
    [
      t('orders.deliveryFee'),
      parseMoney(order.totalDeliveryAmount) === 0 ? t('orders.free') : written(order.totalDeliveryAmount),
    ],
    [t('orders.net'), written(order.totalNetAmount), true],
    ...order.taxes.map(
      ({ ratePercentage, netAmount, taxAmount }) =>
        [
          t('orders.vat', { rate: rate(Math.round(Number(ratePercentage) * 100)), net: written(netAmount) }),
          written(taxAmount),
        ] as const,
    ),
    [t('orders.gross'), written(order.grandTotalAmount), true],
  ];
  return (
    <Amounts>
      {rows.map(([name, amount, strong]) => (
        <div key={name} data-strong={strong}>
          <dt>{name}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </Amounts>
  );
}

const Amounts = styled.dl`
  display: grid;
  gap: ${tokens.space[2]};
  max-width: 26rem;
  margin-left: auto;
  > div {
    display: flex;
    justify-content: space-between;
    gap: ${tokens.space[4]};
  }
  dd {
    white-space: nowrap;
  }
  [data-strong] {
    padding-top: ${tokens.space[2]};
    border-top: 1px solid ${tokens.color.hairline};
    font-weight: 600;
  }
`;
