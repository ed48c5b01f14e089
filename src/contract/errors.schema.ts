import { Type } from 'typebox';

/** The reply of every failed call outside the checkout family: an array of code and message. */
export const errorReply = Type.Array(Type.Object({ errorCode: Type.String(), message: Type.String() }));

/** What the checkout family adds to its normal body when it answers 422. */
export const checkoutErrorSchema = Type.Object({
  type: Type.String(),
  title: Type.String(),
  detail: Type.String(),
  instance: Type.String(),
  invalidParameters: Type.Array(Type.String()),
});
