import { readLocalValue, writeLocalValue } from '../../../platform/storage/storage';
import { GUEST_CART_KEY } from '../../../platform/storage/storageKeys';

/** Suffix of the stored id of a cart that logins do not merge; no id contains a blank. */
const APART = ' apart';
/** Suffix of the stored id of a cart that a login has begun to merge. */
const MERGING = ' merging';

/** The value if storage is refused: it lasts until the page is left. */
let passing: string | null = null;

const remembered = (): string | null => passing ?? readLocalValue(GUEST_CART_KEY);

/** The id of this browser's guest cart that is still to be merged by a login; null if there is none. */
export function rememberedGuestCart(): string | null {
  const value = remembered();
  return value === null || value.endsWith(APART) ? null : value.replace(MERGING, '');
}

/**
 * Stores the id of the guest's cart; null deletes it. If storage is refused, only a login of the same page life merges
 * the cart.
 */
export function rememberGuestCart(cartId: string | null): void {
  passing = writeLocalValue(GUEST_CART_KEY, cartId) ? null : cartId;
}

/** A login has requested the merge: after a temporary failure it stays due on later pages (CRT-05). */
export const beginGuestCartMerge = (cartId: string): void => rememberGuestCart(`${cartId}${MERGING}`);
export const isGuestCartMergeDue = (): boolean => remembered()?.endsWith(MERGING) === true;

/**
 * For a login that came from a pay link: no later page merges the guest's cart, unless a guest sees the cart again
 * after the logout, which remembers it anew (CRT-21).
 */
export function keepGuestCartApart(): void {
  const cartId = rememberedGuestCart();
  if (cartId !== null) rememberGuestCart(`${cartId}${APART}`);
}
