import type { TaxLine } from '../../../../contract/checkout/checkout';
import type { CartSummary } from '../../../../contract/cart/cart';
import { parseMoney } from '../../../../contract/money';
import { useFormatting } from '../../../formatting';
import { useMessages } from '../../../messages';
import { Amount, Amounts } from '../../../ui/layout/tables/Amounts';

interface CheckoutTotalsProps {
  readonly checkout: { readonly cartSummary: CartSummary; readonly taxes: readonly TaxLine[] };
}

const cents = (amount: string): number => parseMoney(amount) ?? 0;

/** The totals as computed by the server: products and delivery HT, VAT by rate, total TTC. */
export function CheckoutTotals({ checkout: { cartSummary: summary, taxes } }: CheckoutTotalsProps) {
  const t = useMessages();
  const { money, rate } = useFormatting();
  const productCents = cents(summary.totalProductAmount);
  const netProductCents = cents(summary.totalProductAmountAfterAdjustments);
  const deliveryCents = cents(summary.totalChargeAmount);
  return (
    <Amounts>
      <Amount name={t('checkout.totals.goods')}>{money(productCents)}</Amount>
      {netProductCents !== productCents && (
        <Amount name={t('checkout.totals.promotions')}>{money(netProductCents - productCents)}</Amount>
      )}
      <Amount name={t('checkout.totals.delivery')}>
        {deliveryCents === 0 ? t('checkout.delivery.free') : money(deliveryCents)}
      </Amount>
      <Amount name={t('checkout.totals.net')} strong>
        {money(netProductCents + deliveryCents)}
      </Amount>
      {taxes.map((tax) => (
        <Amount
          key={tax.ratePercentage}
          name={t('checkout.totals.vat', {
            rate: rate(Math.round(Number(tax.ratePercentage) * 100)),
            net: money(cents(tax.netAmount)),
          })}
        >
          {money(cents(tax.taxAmount))}
        </Amount>
      ))}
      <Amount name={t('checkout.totals.gross')} strong>
        {money(cents(summary.grandTotalAmount))}
      </Amount>
    </Amounts>
  );
}
