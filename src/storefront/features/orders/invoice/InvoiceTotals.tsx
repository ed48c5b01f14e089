import { parseMoney } from '../../../../contract/money';
import type { Invoice } from '../../../../contract/orders/invoice';
import { useFormatting } from '../../../formatting';
import { useMessages } from '../../../messages';
import { Amount } from '../../../ui/layout/tables/Amounts';
import { Totals } from '../components/OrderTotals';

/** Deductions by name, the total without VAT, VAT by rate, and the total that is due or was paid. */
export function InvoiceTotals({ invoice, isCanceled }: { readonly invoice: Invoice; readonly isCanceled: boolean }) {
  const t = useMessages();
  const { money, wireMoney, rate } = useFormatting();
  const written = (amount: string) => wireMoney(amount) ?? amount;
  const cents = (amount: string) => parseMoney(amount) ?? 0;
  const reduced = invoice.promotions.reduce((sum, { adjustmentAmount }) => sum + cents(adjustmentAmount), 0);
  const deliveryCents = cents(invoice.totalNetAmount) - cents(invoice.totalProductAmount) - reduced;
  return (
    <Totals>
      {invoice.promotions.length > 0 && <Amount name={t('orders.goods')}>{written(invoice.totalProductAmount)}</Amount>}
      {invoice.promotions.map(({ displayName, adjustmentAmount }, index) => (
        <Amount key={index} name={displayName}>
          {written(adjustmentAmount)}
        </Amount>
      ))}
      {invoice.promotions.length > 0 && deliveryCents !== 0 && (
        <Amount name={t('orders.deliveryFee')}>{money(deliveryCents)}</Amount>
      )}
      <Amount name={t('orders.net')} strong>
        {written(invoice.totalNetAmount)}
      </Amount>
      {invoice.taxes.map(({ ratePercentage, netAmount, taxAmount }) => (
        <Amount
          key={ratePercentage}
          name={t('orders.vat', { rate: rate(Math.round(Number(ratePercentage) * 100)), net: written(netAmount) })}
        >
          {written(taxAmount)}
        </Amount>
      ))}
      {invoice.taxes.length > 1 && <Amount name={t('invoice.vatTotal')}>{written(invoice.totalTaxAmount)}</Amount>}
      <Amount name={t(isCanceled || invoice.payment.isAuthorised ? 'orders.gross' : 'invoice.gross')} strong>
        {written(invoice.grandTotalAmount)}
      </Amount>
    </Totals>
  );
}
