import type { CommandDatabase } from '../../../database/Database';
import { ApiProblem } from '../../../problems';
import { cartToChange, type CartName, type StoredCart } from '../../cart';
import { isExpired, type CheckoutCall } from '../checkoutCall';
import { checkoutOfCart, touchCheckout, type StoredCheckout } from '../checkoutStore';
import { endCheckout } from '../commands/checkoutCommands';
import { paymentRunning } from '../decisions/checkoutErrors';

/** The groups that a command changes. */
export interface GroupsCommand {
  readonly name: CartName;
  /** Whether a payment of a checkout is being requested right now. */
  readonly isPaying: (checkoutId: string) => Promise<boolean>;
}

/** A cart whose groups are to be changed, and its open checkout (null: none). */
interface OpenGroups {
  readonly cart: StoredCart;
  readonly checkout: StoredCheckout | null;
}

/**
 * The caller's cart of this name, with groups that may be changed; the expiry of its open checkout is postponed. Throws
 * like `cartToChange`, and 409 CHECKOUT_CONFLICT while a payment is being requested.
 */
export async function openGroups(
  db: CommandDatabase,
  call: CheckoutCall,
  { name, isPaying }: GroupsCommand,
): Promise<OpenGroups> {
  const cart = await cartToChange(db, call, name);
  const checkout = await checkoutOfCart(db, cart.id);
  if (checkout === null) return { cart, checkout };
  if (await isPaying(checkout.id)) throw new ApiProblem(409, 'CHECKOUT_CONFLICT', paymentRunning().detail);
  if (!isExpired(checkout, call.now)) {
    await touchCheckout(db, checkout.id, call.now);
    return { cart, checkout };
  }
  // Ending an expired checkout clears the delivery choices: it must happen before the shopper's new ones are stored.
  await endCheckout(db, checkout);
  return { cart: await cartToChange(db, call, name), checkout: null };
}
