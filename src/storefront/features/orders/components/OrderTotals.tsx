import styled from 'styled-components';
import type { OrderSummary } from '../../../../contract/orders/orderSummary';
import { parseMoney } from '../../../../contract/money';
import { useFormatting } from '../../../formatting';
import { useMessages } from '../../../messages';
import { Amount, Amounts } from '../../../ui/layout/tables/Amounts';
import { media } from '../../../ui/theme/media';

/** The amounts of an order as it was placed, with VAT by rate. */
export function OrderTotals({ order }: { readonly order: OrderSummary }) {
  const t = useMessages();
  const { wireMoney, rate } = useFormatting();
  const written = (amount: string) => wireMoney(amount) ?? amount;
  return (
    <Totals>
      <Amount name={t('orders.goods')}>{written(order.totalProductAmount)}</Amount>
      {order.promotions.map(({ displayName, couponCode, targetType, adjustmentAmount }, index) => (
        <Amount
          key={index}
          name={t('orders.promotion', {
            name: displayName,
            code: couponCode ?? '',
            coded: couponCode === null ? 'no' : 'yes',
          })}
        >
          {
            // A delivery discount shows as free: the delivery fee follows below.
            targetType === 'Shipping' ? t('orders.free') : written(adjustmentAmount)
          }
        </Amount>
      ))}
      <Amount name={t('orders.deliveryFee')}>
        {parseMoney(order.totalDeliveryAmount) === 0 ? t('orders.free') : written(order.totalDeliveryAmount)}
      </Amount>
      <Amount name={t('orders.net')} strong>
        {written(order.totalNetAmount)}
      </Amount>
      {order.taxes.map(({ ratePercentage, netAmount, taxAmount }) => (
        <Amount
          key={ratePercentage}
          name={t('orders.vat', { rate: rate(Math.round(Number(ratePercentage) * 100)), net: written(netAmount) })}
        >
          {written(taxAmount)}
        </Amount>
      ))}
      <Amount name={t('orders.gross')} strong>
        {written(order.grandTotalAmount)}
      </Amount>
    </Totals>
  );
}

/** A right-aligned column of amounts below the lines. */
export const Totals = styled(Amounts)`
  ${media.fromMediumAndPaper} {
    width: 22rem;
    margin-left: auto;
  }
`;
