import type { Static } from 'typebox';
import type { evaluateProductsBody, evaluateProductsSchema } from './productPromotions.schema';

/** Products by id or reference, each at a price without VAT or, where none is said, at the caller's own for one piece. */
export type EvaluateProductsBody = Static<typeof evaluateProductsBody>;
/**
 * What one piece of each product costs after promotions, in the order of the request. `adjustmentAmount` is zero or
 * negative, `adjustmentValue` what the promotion gives ("-5.00" per cent, or an amount). With `isSuccess` false there is
 * no price, and `errorMessage` says why.
 */
export type ProductPromotions = Static<typeof evaluateProductsSchema>;
export type PromotedProduct = ProductPromotions['promotionProductEvaluationResults'][number];
