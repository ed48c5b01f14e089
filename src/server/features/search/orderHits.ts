import type { Found } from './findProducts';
import type { SortOrder } from './sortRules';
import type { Audience, CatalogState, PriceBook } from '../catalog';
import { priceIn } from '../catalog';

const centsByAudience = new WeakMap<
  Audience,
  { readonly book: PriceBook; readonly cents: readonly (number | null)[] }
>();

/** Unit prices by product index, calculated once per audience and price version; null: no price. */
const centsFor = (state: CatalogState, audience: Audience): readonly (number | null)[] => {
  const known = centsByAudience.get(audience);
  if (known?.book === state.prices) return known.cents;
  const cents = state.snapshot.products.map((product, place) =>
    audience.sees[place] === 1 ? (priceIn(state, product, audience.groups)?.unitCents ?? null) : null,
  );
  centsByAudience.set(audience, { book: state.prices, cents });
  return cents;
};

type Compare = (a: number, b: number) => number;

/** Products without a price come last in both directions. */
const byPrice =
  (cents: readonly (number | null)[], sign: 1 | -1): Compare =>
  (a, b) => {
    const left = cents[a] ?? null;
    const right = cents[b] ?? null;
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * (left - right);
  };

const comparison = (state: CatalogState, audience: Audience, scores: Found['scores'], order: SortOrder): Compare => {
  const { products } = state.snapshot;
  switch (order) {
    case 'relevance':
      return (a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0);
    case 'newest':
      return (a, b) => (products[b]?.createdAt ?? 0) - (products[a]?.createdAt ?? 0);
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

/** Hits in the requested order; equal ones in French alphabetical order, which is that of their indices. */
export const orderHits = (
  state: CatalogState,
  audience: Audience,
  { hits, scores }: Pick<Found, 'hits' | 'scores'>,
  order: SortOrder,
): readonly number[] => {
  const compare = comparison(state, audience, scores, order);
  return [...hits].sort((a, b) => compare(a, b) || a - b);
};
