import { readLocalValue, writeLocalValue } from '../../../platform/storage/storage';

const storageKey = 'comptoir.guestCart';

/** The cart that this browser's guest filled, which a login has yet to take in; null when there is none. */
export const rememberedGuestCart = (): string | null => readLocalValue(storageKey);

/** Null forgets it. Where storage is refused a login takes in the cart of its own page life alone. */
export const rememberGuestCart = (cartId: string | null): boolean => writeLocalValue(storageKey, cartId);
