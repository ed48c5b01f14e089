import { Type } from 'typebox';
import { openText, personalText } from './wire.schema';

/** The reply of every failed call outside the checkout family: an array of code and message. */
export const errorReply = Type.Array(Type.Object({ errorCode: Type.String(), message: Type.String() }));

/** What the checkout family adds to its normal body when it answers 422. */
export const checkoutErrorSchema = Type.Object({
  type: openText,
  title: personalText,
  detail: personalText,
  instance: openText,
  invalidParameters: Type.Array(personalText),
});
