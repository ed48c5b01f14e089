import { encoded } from './pageReference';

/** The page on which a buyer of the account pays a cart that a colleague has shared by a link (CRT-21). */
export const payAddress = (cartId: string): string => `/pay/${encoded(cartId)}`;

/** A payment link is in use: a login opened from it does not merge the guest's cart (CRT-21). */
export const isPayAddress = (address: string): boolean => /^\/pay(?:[/?#]|$)/.test(address);
