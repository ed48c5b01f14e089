import { Type } from 'typebox';
import { checkoutErrorSchema } from '../errors.schema';
import { anything, body, bool, mapOf, oneOf, openTextOrNull } from '../wire.schema';

const errors = Type.Array(checkoutErrorSchema);
const action = oneOf(['prepare', 'submit']);

export const placeOrderSchema = Type.Object({ orderReferenceNumber: openTextOrNull, errors });

export const orderActionsBody = body({
  actions: Type.Array(body({ action, parameters: Type.Optional(mapOf(anything)) }), { minItems: 1, maxItems: 2 }),
});

export const orderActionsSchema = Type.Object({
  actions: Type.Array(Type.Object({ action, success: bool, orderReferenceNumber: openTextOrNull, errors })),
  errors,
});
