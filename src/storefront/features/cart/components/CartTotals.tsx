import { freeDelivery } from '../../../../commerce/delivery/freeDelivery';
import type { CartItems } from '../../../../contract/cart/cartItem';
import { parseMoney } from '../../../../contract/money';
import { useFormatting } from '../../../formatting';
import { useMessages } from '../../../messages';
import { Amount, Amounts } from '../../../ui/layout/tables/Amounts';
import { vatByRate } from '../cartLines';

/** The totals of the cart, from the server's amounts: products, deductions and delivery HT, VAT by rate, total TTC. */
export function CartTotals({ items }: { readonly items: CartItems }) {
  const t = useMessages();
  const { money, rate } = useFormatting();
  const { cartSummary: summary } = items;
  const cents = (amount: string) => parseMoney(amount) ?? 0;
  const netProductCents = cents(summary.totalProductAmountAfterAdjustments);
  const deliveryCents = cents(summary.totalChargeAmount);
  const promotionCents = netProductCents - cents(summary.totalProductAmount);
  const vat = vatByRate(items);

  const delivery = () => {
    if (deliveryCents > 0) return money(deliveryCents);
    const isPromoted = items.cartPromotions.promotions.promotions.some(({ targetType }) => targetType === 'Shipping');
    return t(
      isPromoted || freeDelivery(netProductCents).reached ? 'cart.totals.deliveryFree' : 'cart.totals.deliveryLater',
    );
  };
  return (
    <Amounts>
      <Amount name={t('cart.totals.goods')}>{money(cents(summary.totalProductAmount))}</Amount>
      {promotionCents !== 0 && <Amount name={t('cart.totals.promotions')}>{money(promotionCents)}</Amount>}
      <Amount name={t('cart.totals.delivery')}>{delivery()}</Amount>
      <Amount name={t('cart.totals.net')} strong>
        {money(netProductCents + deliveryCents)}
      </Amount>
      {vat === null && <Amount name={t('cart.totals.vat')}>{money(cents(summary.totalTaxAmount))}</Amount>}
      {vat?.shares.map((share) => (
        <Amount key={share.basisPoints} name={t('cart.totals.vatAt', { rate: rate(share.basisPoints) })}>
          {money(share.cents)}
        </Amount>
      ))}
      {vat !== null && vat.deliveryCents !== 0 && (
        <Amount name={t('cart.totals.vatDelivery')}>{money(vat.deliveryCents)}</Amount>
      )}
      <Amount name={t('cart.totals.gross')} strong>
        {money(cents(summary.grandTotalAmount))}
      </Amount>
    </Amounts>
  );
}
