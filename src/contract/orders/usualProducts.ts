import type { Static } from 'typebox';
import type { usualProductsSchema } from './usualProducts.schema';

/**
 * What the caller orders again and again and can see today, most often ordered first (ours). `orderCount` says in how many of
 * the latest orders a product is, at least two; `quantity` is what is usually ordered of it, in pieces.
 */
export type UsualProducts = Static<typeof usualProductsSchema>;
export type UsualProduct = UsualProducts['usualProducts'][number];

/** Products of one answer at most. */
export const USUAL_PRODUCTS_LIMIT = 24;
export const USUAL_PRODUCTS_SIZE = 8;
