import { CHECKOUT_ADDRESS, encoded } from './pageReference';
import { PAY_PARAM } from './pageParams';

/** The page that shows a shared cart to the buyers of its account, and leads to its checkout (CRT-21). */
export const payAddress = (cartId: string): string => `/pay/${encoded(cartId)}`;

/** The checkout of a shared cart. */
export const payCheckoutAddress = (cartId: string): string => `${CHECKOUT_ADDRESS}?${PAY_PARAM}=${encoded(cartId)}`;

/** The cart whose checkout an address names; null: the visitor's own, or an address of another page. */
export const sharedCartIn = ({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): string | null => (pathname === CHECKOUT_ADDRESS ? new URLSearchParams(search).get(PAY_PARAM) || null : null);

/** Whether an address is a pay link or its checkout: a login from there does not merge the guest's cart (CRT-21). */
export const isPayAddress = (address: string): boolean =>
  /^\/pay(?:[/?#]|$)/.test(address) || new RegExp(`^${CHECKOUT_ADDRESS}\\?(?:.*&)?${PAY_PARAM}=`).test(address);
