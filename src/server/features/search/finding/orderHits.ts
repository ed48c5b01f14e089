import type { Found } from './findProducts';
import { firstOf } from '../../../firstOf';
import type { SortOrder } from './sortRules';
import { offeredUnitCents, type Offer } from '../../offers';

type Compare = (a: number, b: number) => number;

/** Products without a price come last in both directions. */
const byPrice =
  (cents: Float64Array, sign: 1 | -1): Compare =>
  (a, b) => {
    const left = cents[a] ?? NaN;
    const right = cents[b] ?? NaN;
    if (Number.isNaN(left) || Number.isNaN(right)) return Number(Number.isNaN(left)) - Number(Number.isNaN(right));
    return sign * (left - right);
  };

function comparison(offer: Offer, scores: Found['scores'], order: SortOrder): Compare {
  const { createdAt } = offer.snapshot.columns;
  switch (order) {
    case 'relevance':
      return (a, b) => (scores[b] ?? 0) - (scores[a] ?? 0);
    case 'newest':
      return (a, b) => (createdAt[b] ?? 0) - (createdAt[a] ?? 0);
    case 'nameUp':
      return () => 0;
    case 'nameDown':
      return (a, b) => b - a;
    case 'priceUp':
      return byPrice(offeredUnitCents(offer), 1);
    case 'priceDown':
      return byPrice(offeredUnitCents(offer), -1);
  }
}

/** The first `count` hits in the requested order; ties in French alphabetical order, which is the order of rows. */
export function orderHits(
  offer: Offer,
  { hits, scores }: Pick<Found, 'hits' | 'scores'>,
  order: SortOrder,
  count: number,
): Uint32Array {
  const compare = comparison(offer, scores, order);
  return firstOf(hits, count, (a, b) => compare(a, b) || a - b);
}
