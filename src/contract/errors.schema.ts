import { Type } from 'typebox';
import { openText, personalText } from './wire.schema';

/** The reply of a failed call: an array of code and message, unless the call answers a body with `errors`. */
export const errorReply = Type.Array(Type.Object({ errorCode: Type.String(), message: Type.String() }));

/** An entry of `errors` in answers of the checkout family, and in the 422 of addresses and delivery groups. */
export const checkoutErrorSchema = Type.Object({
  type: openText,
  title: personalText,
  detail: personalText,
  instance: openText,
  invalidParameters: Type.Array(personalText),
});
