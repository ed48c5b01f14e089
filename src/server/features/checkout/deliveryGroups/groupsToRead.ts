import type { ReadDatabase } from '../../../database/Database';
import { cartNotFound, cartToRead, NO_PREFERENCES, type CartName, type StoredCart } from '../../cart';
import type { CheckoutCall } from '../checkoutCall';
import { checkoutOfCart } from '../checkoutStore';

/**
 * The cart of this name that the caller may read, with its groups. While somebody else has a checkout of a cart that is
 * shared by link, its default group is shown without choices, because they include that person's address (CRT-21).
 * Throws CART_NOT_FOUND.
 */
export async function groupsToRead(db: ReadDatabase, call: CheckoutCall, name: CartName): Promise<StoredCart> {
  const cart = await cartToRead(db, call, name);
  if (cart === null) throw cartNotFound();
  if (cart.type !== 'PayNowReadOnly') return cart;
  const checkout = await checkoutOfCart(db, cart.id);
  if (checkout === null || checkout.ownerId === call.owner?.id) return cart;
  const [main, ...others] = cart.groups;
  return { ...cart, groups: [{ ...main, preferences: NO_PREFERENCES }, ...others] };
}
