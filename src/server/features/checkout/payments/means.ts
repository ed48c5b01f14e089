import type { FastifyInstance } from 'fastify';
import { CHECKOUT_ADDRESS } from '../../../../contract/pageReference';
import type { PaymentBody } from '../../../../contract/checkout/payment';
import type { PaymentAnswer, ProviderName } from '../../payments';
import { tokenOf } from './paymentChecks';
import type { StoredPayment } from './paymentStore';

/** Whom a payment is asked of, and by what: a token of the frame, the bank's own page, or nobody but us. */
export type Means =
  | { readonly by: 'token'; readonly token: string }
  | { readonly by: 'redirect' }
  | { readonly by: 'purchaseOrder'; readonly number: string };

/** By what a new payment is made. Throws INVALID_API_INPUT without the token that it needs. */
export const meansOf = (body: PaymentBody): Means => {
  if (body.requestType === 'ClientRequest') return { by: 'redirect' };
  const token = tokenOf(body);
  return body.requestType === 'SimplePurchaseOrder'
    ? { by: 'purchaseOrder', number: token.trim() }
    : { by: 'token', token };
};

export const providerOf = ({ by }: Means): ProviderName => (by === 'redirect' ? 'bank' : 'frame');

/** Where a buyer comes back to: under the shop's own address where that is known, else under the one they came by. */
const returnAddress = ({ settings }: Pick<FastifyInstance, 'settings'>): string =>
  `${settings.publicOrigin ?? ''}${CHECKOUT_ADDRESS}`;

/** Asks the provider of these means for a payment. A purchase order is asked of nobody. */
export const authorize = (
  app: FastifyInstance,
  { id: paymentId, amountCents, currency }: StoredPayment,
  means: Exclude<Means, { by: 'purchaseOrder' }>,
  signal: AbortSignal,
): Promise<PaymentAnswer> => {
  const asking = { paymentId, amountCents, currency, signal };
  return means.by === 'token'
    ? app.payments.frame.authorize({ ...asking, token: means.token })
    : app.payments.bank.authorize({ ...asking, returnAddress: returnAddress(app) });
};
