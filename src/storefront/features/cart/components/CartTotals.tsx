import type { ReactNode } from 'react';
import { freeDelivery } from '../../../../commerce/delivery/freeDelivery';
import type { CartItems, CartPromotion } from '../../../../contract/cart/cartItem';
import { parseMoney } from '../../../../contract/money';
import { useFormatting } from '../../../formatting';
import { useMessages } from '../../../messages';
import { Amount, Amounts } from '../../../ui/layout/tables/Amounts';
import { vatByRate } from '../cartLines';
import { StandingNote } from './StandingNote';

interface CartTotalsProps {
  readonly items: CartItems;
  /** Renders the promotions that a deduction is made of, below it. */
  readonly offers?: (promotions: readonly CartPromotion[]) => ReactNode;
}

/** The totals of the cart, from the server's amounts: products, deductions and delivery HT, VAT by rate, total TTC. */
export function CartTotals({ items, offers }: CartTotalsProps) {
  const t = useMessages();
  const { money, rate } = useFormatting();
  const { cartSummary: summary } = items;
  const cents = (amount: string) => parseMoney(amount) ?? 0;
  const netProductCents = cents(summary.totalProductAmountAfterAdjustments);
  const deliveryCents = cents(summary.totalChargeAmount);
  const promotionCents = netProductCents - cents(summary.totalProductAmount);
  const vat = vatByRate(items);
  const { promotions } = items.cartPromotions.promotions;
  const ofDelivery = promotions.filter(({ targetType }) => targetType === 'Shipping');
  const ofProducts = promotions.filter((promotion) => !ofDelivery.includes(promotion));
  const detail = (some: typeof promotions) => (some.length > 0 ? offers?.(some) : undefined);

  const delivery = () => {
    if (deliveryCents > 0) return money(deliveryCents);
    return t(
      ofDelivery.length > 0 || freeDelivery(netProductCents).reached
        ? 'cart.totals.deliveryFree'
        : 'cart.totals.deliveryLater',
    );
  };
  return (
    <>
      <Amounts>
        <Amount name={t('cart.totals.goods')}>{money(cents(summary.totalProductAmount))}</Amount>
        {(promotionCents !== 0 || ofProducts.length > 0) && (
          <Amount name={t('cart.totals.promotions')} detail={detail(ofProducts)}>
            {money(promotionCents)}
          </Amount>
        )}
        <Amount name={t('cart.totals.delivery')} detail={detail(ofDelivery)}>
          {delivery()}
        </Amount>
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
      <StandingNote items={items} />
    </>
  );
}
