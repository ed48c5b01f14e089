import type { ApproachingDiscount, CartCoupon, CartPromotion } from '../../../../contract/cart/cartItem';
import type { PromotionTarget } from '../../../../contract/cart/promotion';
import { formatMoney, formatQuantity, type Cents } from '../../../../contract/money';
import { sumOf } from '../../../../commerce/pricing/cartTotals';
import type { Promotion } from '../../../../commerce/promotions/promotion';
import type { Standing } from '../../../../commerce/promotions/promoteCart';
import type { HeldCoupon } from '../../promotions';
import type { CartReductions, PricedCart } from '../decisions/pricedCart';

const APPROACHING_SHOWN = 3;

function targetOf({ reward }: Promotion): PromotionTarget {
  if (reward.kind === 'freeDelivery') return 'Shipping';
  return reward.off.scope === 'cart' ? 'Cart' : 'Item';
}

/** A cart's applied promotions, in the order of evaluation; money without VAT. */
export const appliedPromotions = ({ standings, deliveryCents }: CartReductions) =>
  standings
    .filter(({ reason }) => reason === null)
    .map(({ candidate: { promotion, couponCode }, lineCents }) => ({
      promotion,
      couponCode,
      targetType: targetOf(promotion),
      adjustmentCents: promotion.reward.kind === 'freeDelivery' ? deliveryCents : sumOf(lineCents),
    }));

/** What promotions of the cart as a whole deduct, without those of single products or of delivery: zero or negative. */
export const cartLevelCents = (promotions: CartReductions): Cents =>
  sumOf(appliedPromotions(promotions).map((one) => (one.targetType === 'Cart' ? one.adjustmentCents : 0)));

/** The applied promotions on the wire. */
export const promotionViews = (
  { promotions }: Pick<PricedCart, 'promotions'>,
  currencyIsoCode: string,
): CartPromotion[] =>
  appliedPromotions(promotions).map(({ promotion, couponCode, targetType, adjustmentCents }) => ({
    promotionId: promotion.id,
    displayName: promotion.name,
    termsAndConditions: promotion.terms,
    adjustmentAmount: formatMoney(adjustmentCents),
    couponCode,
    targetType,
    currencyIsoCode,
  }));

/** The coupons on a cart, each with whether it is applied and, if not, why. */
export const couponViews = ({
  promotions: { standings },
  coupons,
}: Pick<PricedCart, 'promotions'> & { readonly coupons: readonly HeldCoupon[] }): CartCoupon[] =>
  coupons.map(({ id, code, promotionId }) => {
    const standing = standings.find(({ candidate }) => candidate.promotion.id === promotionId);
    return {
      cartCouponId: id,
      couponCode: code,
      termsAndConditions: standing?.candidate.promotion.terms ?? null,
      isApplied: standing?.reason === null,
      reason: standing === undefined ? 'expired' : standing.reason,
      missingAmount: formatMoney(standing?.missingCents ?? 0),
      missingQuantity: formatQuantity(standing?.missingQuantity ?? 0),
    };
  });

function approachingView({ candidate: { promotion }, missingCents, missingQuantity }: Standing): ApproachingDiscount {
  const { reward } = promotion;
  return {
    promotionId: promotion.id,
    displayName: promotion.name,
    targetType: targetOf(promotion),
    percentage: reward.kind === 'percentage' ? (reward.basisPoints / 100).toFixed(2) : null,
    amount: reward.kind === 'amount' ? formatMoney(reward.cents) : null,
    missingAmount: formatMoney(missingCents),
    missingQuantity: formatQuantity(missingQuantity),
  };
}

/**
 * At most three promotions that more products would bring, the closest first. Those that need a coupon are not listed:
 * what is missing for a coupon is shown with the coupon.
 */
export const approachingViews = ({
  promotions: { standings },
}: Pick<PricedCart, 'promotions'>): ApproachingDiscount[] =>
  standings
    .filter(({ candidate, reason }) => {
      const isShort = reason === 'minimumAmount' || reason === 'minimumQuantity';
      return isShort && candidate.couponCode === null;
    })
    .sort((one, other) => one.missingCents - other.missingCents || one.missingQuantity - other.missingQuantity)
    .slice(0, APPROACHING_SHOWN)
    .map(approachingView);
