import type { Cents } from '../../contract/money';
import type { PromotionReason } from '../../contract/cart/promotion';
import { shareOut } from '../pricing/cartTotals';
import {
  inOrder,
  isTargeted,
  type Candidate,
  type Promotion,
  type PromotableLine,
  type PromotionFacts,
} from './promotion';
import { lineSuffices, whyNot } from './qualification';

/**
 * The maximum number of promotions without a coupon that are combined, which are the first in order: each further one
 * would double the number of combinations.
 */
const COMBINED_AUTOMATIC = 4;

/** What a combination deducts: zero or negative cents per line, in the order of the lines. */
export interface Reduction {
  readonly lineCents: readonly Cents[];
  readonly freesDelivery: boolean;
}

/** The outcome of a promotion in a cart. */
export interface Standing {
  readonly candidate: Candidate;
  /** Why the promotion deducts nothing; null: it is applied. */
  readonly reason: PromotionReason | null;
  /** The value of products still missing, if adding products would help. */
  readonly missingCents: Cents;
  readonly missingQuantity: number;
  /** What the promotion deducts from each line: zero or negative, in the order of the lines. */
  readonly lineCents: readonly Cents[];
}

export interface Promoted extends Reduction {
  /** Every candidate, in the order of evaluation. */
  readonly standings: readonly Standing[];
}

/** A percentage of an amount, to the nearest cent, half a cent in the buyer's favour. */
const percentOf = (cents: Cents, basisPoints: number): Cents => Math.floor((cents * basisPoints + 5000) / 10_000);

/** What a promotion deducts from lines of which only `worth` is left: never more than that. */
function takeOff(promotion: Promotion, lines: readonly PromotableLine[], worth: readonly Cents[]): readonly Cents[] {
  const { reward } = promotion;
  if (reward.kind === 'freeDelivery') return lines.map(() => 0);
  const cut = (cents: Cents): Cents =>
    reward.kind === 'percentage' ? percentOf(cents, reward.basisPoints) : Math.min(cents, reward.cents);
  const left = lines.map((line, index) => (isTargeted(line, promotion) ? (worth[index] ?? 0) : 0));
  if (reward.off.scope === 'line') {
    return lines.map((line, index) => (lineSuffices(line, promotion) ? cut(left[index] ?? 0) : 0));
  }
  return shareOut(cut(left.reduce((sum, cents) => sum + cents, 0)), left);
}

interface Combination extends Reduction {
  readonly members: readonly Candidate[];
  /** By promotion: what it deducts from each line. */
  readonly shares: readonly (readonly Cents[])[];
}

function combine(members: readonly Candidate[], lines: readonly PromotableLine[]): Combination {
  let worth: readonly Cents[] = lines.map(({ worthCents }) => worthCents);
  const shares = members.map(({ promotion }) => {
    const off = takeOff(promotion, lines, worth);
    worth = worth.map((cents, index) => cents - (off[index] ?? 0));
    return off.map((cents) => (cents === 0 ? 0 : -cents));
  });
  return {
    members,
    shares,
    lineCents: lines.map((_, index) => shares.reduce((sum, share) => sum + (share[index] ?? 0), 0)),
    freesDelivery: members.some(({ promotion }) => promotion.reward.kind === 'freeDelivery'),
  };
}

const subsets = (candidates: readonly Candidate[]): readonly (readonly Candidate[])[] =>
  candidates.reduceRight<readonly (readonly Candidate[])[]>(
    (rest, candidate) => [...rest.map((subset) => [candidate, ...subset]), ...rest],
    [[]],
  );

/**
 * The allowed combinations: any subset of the combinable promotions (of those without a coupon, only of the first
 * `COMBINED_AUTOMATIC`), or one exclusive promotion alone.
 */
function choices(qualified: readonly Candidate[]): readonly (readonly Candidate[])[] {
  const combined = qualified.filter(({ promotion }) => !promotion.isExclusive);
  const automatic = combined.filter(({ couponCode }) => couponCode === null).slice(0, COMBINED_AUTOMATIC);
  const together = combined.filter((candidate) => candidate.couponCode !== null || automatic.includes(candidate));
  const exclusive = qualified.filter(({ promotion }) => promotion.isExclusive).map((candidate) => [candidate]);
  return [...subsets(together), ...exclusive];
}

/**
 * Decides which promotions apply to a cart and what each deducts from each line, to the cent. The allowed combination
 * with the lowest total wins (`totalOf`, in cents, with delivery and VAT); among equals, the one with fewer promotions,
 * then the first in order. So an additional candidate never raises the total, unless it displaces another one from
 * those that are combined (`COMBINED_AUTOMATIC`). No line falls below zero.
 */
export function promoteCart(
  lines: readonly PromotableLine[],
  candidates: readonly Candidate[],
  facts: PromotionFacts,
  totalOf: (reduction: Reduction) => Cents,
): Promoted {
  if (candidates.length === 0) return { lineCents: lines.map(() => 0), freesDelivery: false, standings: [] };
  // Left-over cents go by position, so lines are sorted by id first: their order in the cart must not matter.
  const order = lines.map((_, index) => index).sort((a, b) => ((lines[a]?.id ?? '') < (lines[b]?.id ?? '') ? -1 : 1));
  const sorted = order.flatMap((index) => lines[index] ?? []);
  const asGiven = (amounts: readonly Cents[]): readonly Cents[] =>
    lines.map((_, index) => amounts[order.indexOf(index)] ?? 0);
  const judged = [...candidates]
    .sort(inOrder)
    .map((candidate) => ({ candidate, lack: whyNot(candidate, sorted, facts) }));
  const qualified = judged.filter(({ lack }) => lack === null).map(({ candidate }) => candidate);
  const reckoned = choices(qualified).map((members) => {
    const combination = combine(members, sorted);
    const { freesDelivery } = combination;
    const cost = totalOf({ lineCents: asGiven(combination.lineCents), freesDelivery });
    return { combination, cost };
  });
  const { combination: best } = reckoned.reduce((chosen, other) => {
    const fewer = other.combination.members.length < chosen.combination.members.length;
    return other.cost < chosen.cost || (other.cost === chosen.cost && fewer) ? other : chosen;
  });
  const isClosed = best.members.some(({ promotion }) => promotion.isExclusive);
  const standings = judged.map(({ candidate, lack }): Standing => {
    const share = best.shares[best.members.indexOf(candidate)];
    const isBeaten = isClosed || (candidate.promotion.isExclusive && best.members.length > 0);
    return {
      candidate,
      reason: share === undefined ? (lack?.reason ?? (isBeaten ? 'exclusive' : 'noGain')) : null,
      missingCents: lack?.missingCents ?? 0,
      missingQuantity: lack?.missingQuantity ?? 0,
      lineCents: asGiven(share ?? sorted.map(() => 0)),
    };
  });
  return { lineCents: asGiven(best.lineCents), freesDelivery: best.freesDelivery, standings };
}
