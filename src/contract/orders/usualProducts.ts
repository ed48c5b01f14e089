import type { Static } from 'typebox';
import type { usualProductsSchema } from './usualProducts.schema';

/**
 * Products that the caller orders regularly and can see today, most often ordered first: an addition to the webstore
 * API. `orderCount` is in how many of the latest orders a product is, at least two; `quantity` is the usual quantity of
 * one order, in sales units.
 */
export type UsualProducts = Static<typeof usualProductsSchema>;
export type UsualProduct = UsualProducts['usualProducts'][number];

/** Most products of one answer. */
export const USUAL_PRODUCTS_LIMIT = 24;
export const USUAL_PRODUCTS_SIZE = 8;
