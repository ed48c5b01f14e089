import type { Static } from 'typebox';
import type { orderActionsBody, orderActionsSchema, placeOrderSchema } from './placeOrder.schema';

/** The answer to placing an order in one step: 201 with a reference, otherwise null and the reasons. */
export type PlaceOrderResult = Static<typeof placeOrderSchema>;
export type OrderActionsBody = Static<typeof orderActionsBody>;
/**
 * One result per action carried out, in order: an action that fails is the last one carried out. The reference comes
 * from the submit. `errors` repeats those of the failed action, so that the body reads like any other failure.
 */
export type OrderActionsResult = Static<typeof orderActionsSchema>;
export type OrderAction = OrderActionsBody['actions'][number]['action'];
