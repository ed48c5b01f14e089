import { readLocalValue, writeLocalValue } from '../../../platform/storage/storage';
import { GUEST_CART_KEY } from '../../../platform/storage/storageKeys';

/** The id of this browser's guest cart, not merged by a login yet; null if there is none. */
export const rememberedGuestCart = (): string | null => readLocalValue(GUEST_CART_KEY);

/** null forgets it. If storage is refused, only a login of the same page life merges the cart. */
export const rememberGuestCart = (cartId: string | null): boolean => writeLocalValue(GUEST_CART_KEY, cartId);
