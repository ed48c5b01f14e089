import type { Static } from 'typebox';
import type { orderActionsBody, orderActionsSchema, placeOrderSchema } from './placeOrder.schema';

/** What placing answers in one step: 201 with a reference, else null and the reasons. */
export type PlaceOrderResult = Static<typeof placeOrderSchema>;
export type OrderActionsBody = Static<typeof orderActionsBody>;
/**
 * A result for each action that was carried out, in order; the first that fails is the last. The reference
 * is the submit's. `errors` repeats the failed action's, so that the body reads like any other failure.
 */
export type OrderActionsResult = Static<typeof orderActionsSchema>;
export type OrderAction = OrderActionsBody['actions'][number]['action'];
