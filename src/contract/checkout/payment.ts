import type { Static } from 'typebox';
import type { paymentBody, paymentResultSchema } from './payment.schema';

/**
 * `paymentToken` is a payment method's token of the provider (Auth), a purchase order number (SimplePurchaseOrder), or
 * a transaction of the provider (PostAuth); ClientRequest has none. `registrationAccountId` is the account the payment
 * is booked for: the caller's own, or one it manages.
 */
export type PaymentBody = Static<typeof paymentBody>;
export type PaymentRequestType = PaymentBody['requestType'];
/**
 * 200 Success. 202 Pending: the buyer has to confirm `transactionId`, by a challenge of their bank or on its page at
 * `redirectUrl` (a path of this site or an https address); PostAuth then completes it. 422: anything else, with the
 * reason in `errors`.
 */
export type PaymentResult = Static<typeof paymentResultSchema>;
export type PaymentResultCode = PaymentResult['salesforceResultCode'];
