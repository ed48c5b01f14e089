import { Type } from 'typebox';
import { billingAddressParts } from '../addresses/address.schema';
import { checkoutErrorSchema } from '../errors.schema';
import { body, nullable, oneOf, openText, openTextOrNull, personalTextOrNull, wireMoney } from '../wire.schema';

export const paymentBody = body({
  requestType: oneOf(['Auth', 'PostAuth', 'SimplePurchaseOrder', 'ClientRequest']),
  paymentToken: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
  billingAddress: Type.Optional(body(billingAddressParts)),
  /**
   * A JSON object as text: `{}` asks for the current state, `{"method":"bank"}` starts a payment at the buyer's bank.
   */
  paymentsData: Type.Optional(Type.String({ maxLength: 4096 })),
  registrationAccountId: Type.Optional(nullable(Type.String({ maxLength: 18 }))),
});

export const paymentResultSchema = Type.Object({
  salesforceResultCode: oneOf(['Success', 'Decline', 'SystemError', 'ValidationError', 'Pending']),
  errors: Type.Array(checkoutErrorSchema),
  paymentData: Type.Object({
    transactionId: openTextOrNull,
    methodLabel: personalTextOrNull,
    mandateReference: personalTextOrNull,
    redirectUrl: openTextOrNull,
    registrationAccountId: openTextOrNull,
    amount: wireMoney,
    currencyIsoCode: openText,
  }),
});
