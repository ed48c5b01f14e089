import type { FastifyInstance } from 'fastify';
import { CHECKOUT_ADDRESS } from '../../../../contract/pages/pageReference';
import { payCheckoutAddress } from '../../../../contract/pages/payLink';
import type { ShopLocale } from '../../../../contract/languages';
import type { PaymentBody } from '../../../../contract/checkout/payment';
import type { PaymentAnswer, ProviderName } from '../../payments';
import { sharedCartOf } from '../checkoutStore';
import { tokenOf } from './paymentChecks';
import type { StoredPayment } from './paymentStore';

/**
 * How a payment is made: by a token of the frame, on the bank's own page, or by a purchase order, which needs no
 * provider.
 */
export type PaymentSource =
  | { readonly by: 'token'; readonly token: string }
  | { readonly by: 'redirect' }
  | { readonly by: 'purchaseOrder'; readonly number: string };

/** The source of a new payment. Throws INVALID_API_INPUT where its token is missing. */
export function paymentSourceOf(body: PaymentBody): PaymentSource {
  if (body.requestType === 'ClientRequest') return { by: 'redirect' };
  const token = tokenOf(body);
  return body.requestType === 'SimplePurchaseOrder'
    ? { by: 'purchaseOrder', number: token.trim() }
    : { by: 'token', token };
}

export const providerOf = ({ by }: PaymentSource): ProviderName => (by === 'redirect' ? 'bank' : 'frame');

/**
 * Where a buyer returns to: the checkout of their own cart or of a shared one, at the shop's configured address;
 * without a configured address, only the path.
 */
function returnAddress({ settings }: Pick<FastifyInstance, 'settings'>, sharedCartId: string | null): string {
  const address = sharedCartId === null ? CHECKOUT_ADDRESS : payCheckoutAddress(sharedCartId);
  return settings.publicOrigin === null ? address : settings.publicOrigin + settings.basePath + address;
}

/**
 * Requests a payment from the provider of its source; the bank's page is in the payer's language. A purchase order has
 * no provider.
 */
export async function authorize(
  app: FastifyInstance,
  { payment, locale }: { readonly payment: StoredPayment; readonly locale: ShopLocale },
  source: Exclude<PaymentSource, { by: 'purchaseOrder' }>,
  signal: AbortSignal,
): Promise<PaymentAnswer> {
  const { id: paymentId, amountCents, currency } = payment;
  const asking = { paymentId, amountCents, currency, signal };
  if (source.by === 'token') return app.payments.frame.authorize({ ...asking, token: source.token });
  const sharedCartId = await sharedCartOf(app.database.read, payment.checkoutId);
  return app.payments.bank.authorize({ ...asking, returnAddress: returnAddress(app, sharedCartId), locale });
}
