import type { CommandDatabase } from '../../../database/Database';
import { ApiProblem } from '../../../problems';
import { openCheckout, type CheckoutCall, type OpenCheckout } from '../checkoutCall';
import type { CheckoutName } from '../checkoutStore';
import { paymentRunning } from '../decisions/checkoutErrors';
import { giveUpPayments } from '../payments/paymentStore';

/**
 * The caller's open checkout for a change that affects its total: its payment is given up. 409 while a payment is being
 * requested. Part of a command.
 */
export async function changeableCheckout(
  db: CommandDatabase,
  call: CheckoutCall,
  name: CheckoutName,
  isPaying: (checkoutId: string) => Promise<boolean>,
): Promise<OpenCheckout> {
  const open = await openCheckout(db, call, name);
  if (await isPaying(open.checkout.id)) throw new ApiProblem(409, 'CHECKOUT_CONFLICT', paymentRunning().detail);
  await giveUpPayments(db, open.checkout.id);
  return open;
}
