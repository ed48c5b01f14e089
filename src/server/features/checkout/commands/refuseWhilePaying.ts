import type { ReadDatabase } from '../../../database/Database';
import { ApiProblem } from '../../../problems';
import { sentence } from '../../../texts/sentence';
import type { StoredCheckout } from '../checkoutStore';
import { paymentInForce, paymentsOf } from '../payments/paymentStore';
import { BUYER_WAIT_MS } from '../payments/settlePayments';

interface Paying {
  /** Whether a payment of a checkout is being requested. */
  readonly isPaying: (checkoutId: string) => Promise<boolean>;
  /** ms UTC */
  readonly now: number;
}

/**
 * Called before ending a checkout that somebody else has opened for a shared cart. Throws CHECKOUT_CONFLICT (409) while
 * they are paying, are at their bank, or have paid and are about to submit; someone who has paid and then does nothing
 * for BUYER_WAIT_MS no longer blocks others (CRT-21).
 */
export async function refuseWhilePaying(
  db: ReadDatabase,
  checkout: StoredCheckout,
  { isPaying, now }: Paying,
): Promise<void> {
  const payments = await paymentsOf(db, checkout.id);
  const isUnderWay = payments.some(({ status }) => status === 'asked' || status === 'actionNeeded');
  const hasPaid = paymentInForce(payments) !== null && now - checkout.changedAt < BUYER_WAIT_MS;
  if (isUnderWay || hasPaid || (await isPaying(checkout.id))) {
    throw new ApiProblem(409, 'CHECKOUT_CONFLICT', sentence('checkout.payingElsewhere'));
  }
}
