import type { UsualProducts } from '../../../../contract/orders/usualProducts';

/** The arguments for the usual products with prices and pictures; null: there are none. */
export function usualArgs(usual: UsualProducts | undefined) {
  const ids = usual?.usualProducts.map(({ productId }) => productId) ?? [];
  return ids.length === 0 ? null : { ids, excludeMedia: false };
}
