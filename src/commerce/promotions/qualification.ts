import type { Cents } from '../../contract/money';
import type { PromotionReason } from '../../contract/cart/promotion';
import {
  appliesIn,
  isPerLine,
  isTargeted,
  type Candidate,
  type Promotion,
  type PromotableLine,
  type PromotionFacts,
} from './promotion';

/** Why a promotion does not qualify, and what is missing if more products would help. */
export interface Unqualified {
  readonly reason: PromotionReason;
  readonly missingCents: Cents;
  readonly missingQuantity: number;
}

const because = (reason: PromotionReason): Unqualified => ({ reason, missingCents: 0, missingQuantity: 0 });

/** What is missing from this value and quantity; null: nothing. */
function lackOf(
  targeted: { readonly worthCents: Cents; readonly quantity: number },
  { minimumCents, minimumQuantity }: Promotion,
): Unqualified | null {
  const missingCents = Math.max(0, minimumCents - targeted.worthCents);
  const missingQuantity = Math.max(0, minimumQuantity - targeted.quantity);
  if (missingCents === 0 && missingQuantity === 0) return null;
  return { reason: missingCents > 0 ? 'minimumAmount' : 'minimumQuantity', missingCents, missingQuantity };
}

/** Whether a line qualifies by itself. */
export const lineSuffices = (line: PromotableLine, promotion: Promotion): boolean => lackOf(line, promotion) === null;

const together = (lines: readonly PromotableLine[]) => ({
  worthCents: lines.reduce((sum, { worthCents }) => sum + worthCents, 0),
  quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
});

function linesLack(promotion: Promotion, lines: readonly PromotableLine[]): Unqualified | null {
  if (lines.length === 0) return because('emptyCart');
  const targeted = lines.filter((line) => isTargeted(line, promotion));
  if (targeted.length === 0) return because('noMatchingGoods');
  if (!isPerLine(promotion)) return lackOf(together(targeted), promotion);
  const lacks = targeted.map((line) => lackOf(line, promotion));
  if (lacks.includes(null)) return null;
  // The line that is closest to qualifying; any one among equals, since the missing amounts are the same.
  return lacks
    .filter((lack) => lack !== null)
    .reduce((nearest, lack) => {
      const isNearer =
        lack.missingCents < nearest.missingCents ||
        (lack.missingCents === nearest.missingCents && lack.missingQuantity < nearest.missingQuantity);
      return isNearer ? lack : nearest;
    });
}

/**
 * Why a promotion does not qualify for these products of this buyer now; null: it does. Periods are half-open. Minimums
 * are measured before any promotion, so that one promotion cannot disqualify another.
 */
export function whyNot(
  { promotion, usesLeft, ownUsesLeft }: Candidate,
  lines: readonly PromotableLine[],
  { now, currency, buyerGroups, isFirstOrder }: PromotionFacts,
): Unqualified | null {
  // First: nothing is revealed about another buyer group's promotion, not even that it is over.
  if (promotion.buyerGroup !== null && !buyerGroups.includes(promotion.buyerGroup)) return because('otherBuyers');
  if (promotion.validFrom !== null && now < promotion.validFrom) return because('notYetValid');
  if (promotion.validUntil !== null && now >= promotion.validUntil) return because('expired');
  if (usesLeft !== null && usesLeft <= 0) return because('usedUp');
  if (ownUsesLeft !== null && ownUsesLeft <= 0) return because('usedByYou');
  if (promotion.isFirstOrderOnly && !isFirstOrder) return because('notFirstOrder');
  if (!appliesIn(promotion, currency)) return because('otherCurrency');
  return linesLack(promotion, lines);
}
