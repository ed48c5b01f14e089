import type { Found } from './findProducts';
import { firstOf } from './firstOf';
import type { SortOrder } from './sortRules';
import type { Audience, CatalogState, PriceBook } from '../../catalog';
import { unitCentsFor } from '../../catalog';

const centsByAudience = new WeakMap<Audience, { readonly book: PriceBook; readonly cents: Float64Array }>();

/** Unit prices by product row, calculated once per audience and price version; NaN: no price. */
const centsFor = (state: CatalogState, audience: Audience): Float64Array => {
  const known = centsByAudience.get(audience);
  if (known?.book === state.prices) return known.cents;
  const cents = unitCentsFor(state, audience);
  centsByAudience.set(audience, { book: state.prices, cents });
  return cents;
};

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

const comparison = (state: CatalogState, audience: Audience, scores: Found['scores'], order: SortOrder): Compare => {
  const { createdAt } = state.snapshot.columns;
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
      return byPrice(centsFor(state, audience), 1);
    case 'priceDown':
      return byPrice(centsFor(state, audience), -1);
  }
};

/**
 * The first `count` hits in the requested order; equal ones in French alphabetical order, which is that of their rows.
 */
export const orderHits = (
  state: CatalogState,
  audience: Audience,
  { hits, scores }: Pick<Found, 'hits' | 'scores'>,
  order: SortOrder,
  count: number,
): Uint32Array => {
  const compare = comparison(state, audience, scores, order);
  return firstOf(hits, count, (a, b) => compare(a, b) || a - b);
};
