import { promoteCart } from '../../../commerce/promotions/promoteCart';
import type { Candidate, PromotableLine, Promotion } from '../../../commerce/promotions/promotion';
import { formatMoney, type Cents } from '../../../contract/money';
import type { PromotedProduct } from '../../../contract/prices/productPromotions';
import type { CartPromotions } from '../promotions';

/** Whether a promotion applies to single products, and not to a whole cart or its delivery. */
const isOfProducts = ({ promotion: { reward } }: Candidate): boolean =>
  reward.kind !== 'freeDelivery' && reward.off.scope !== 'cart';

function valueOf({ reward }: Promotion): Pick<Adjustment, 'adjustmentType' | 'adjustmentValue'> | null {
  switch (reward.kind) {
    case 'percentage':
      return { adjustmentType: 'AdjustmentPercentage', adjustmentValue: (-reward.basisPoints / 100).toFixed(2) };
    case 'amount':
      return { adjustmentType: 'AdjustmentAmount', adjustmentValue: formatMoney(-reward.cents) };
    case 'freeDelivery':
      return null;
  }
}

type Adjustment = PromotedProduct['promotionPriceAdjustmentList'][number];

/**
 * The price of one piece of a product after the automatic promotions of a cart that contains nothing else, and what
 * each of them deducts. Promotions of a whole cart, of delivery or with a coupon are left out.
 */
export function promoteProduct(
  product: Pick<PromotableLine, 'productId' | 'categoryIds'>,
  salesCents: Cents,
  { candidates, facts }: Pick<CartPromotions, 'candidates' | 'facts'>,
): { readonly promotionalCents: Cents; readonly adjustments: readonly Adjustment[] } {
  const line: PromotableLine = { ...product, id: product.productId, quantity: 1, worthCents: salesCents };
  const costOf = (lineCents: readonly Cents[]): Cents => salesCents + (lineCents[0] ?? 0);
  const promoted = promoteCart([line], candidates.filter(isOfProducts), facts, ({ lineCents }) => costOf(lineCents));
  return {
    promotionalCents: costOf(promoted.lineCents),
    adjustments: promoted.standings.flatMap(({ candidate: { promotion }, reason, lineCents }): Adjustment[] => {
      const value = valueOf(promotion);
      if (reason !== null || value === null) return [];
      const { id: promotionId, name: displayName, terms: termsAndConditions } = promotion;
      return [
        { promotionId, displayName, termsAndConditions, ...value, adjustmentAmount: formatMoney(lineCents[0] ?? 0) },
      ];
    }),
  };
}
