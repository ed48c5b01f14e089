import type { Static } from 'typebox';
import type { evaluateProductsBody, evaluateProductsSchema } from './productPromotions.schema';

/** Products by id or reference, each with a price without VAT; without one, the caller's own for one piece is used. */
export type EvaluateProductsBody = Static<typeof evaluateProductsBody>;
/**
 * The price of one piece of each product after the automatic promotions of products (not of carts or delivery), in the
 * order of the request. `adjustmentAmount` is zero or negative, `adjustmentValue` is the promotion's value ("-5.00" per
 * cent, or an amount). With `isSuccess` false there is no price, and `errorMessage` says why.
 */
export type ProductPromotions = Static<typeof evaluateProductsSchema>;
export type PromotedProduct = ProductPromotions['promotionProductEvaluationResults'][number];
