import type { BrowserContext } from 'playwright-core';
import type { CartItems } from '../../../src/contract/cart/cartItem';
import type { SiteInfo } from '../../../src/contract/context/siteInfo';
import { CURRENT_CART } from '../../../src/contract/constants';
import { pathTo } from '../../../src/contract/paths';

/** The cart of this browser on the server: each line's name with its quantity, newest first. */
export async function serverCart({ request }: BrowserContext): Promise<readonly (readonly [string, number])[]> {
  const site = (await (await request.get(pathTo('siteInfo', {}))).json()) as SiteInfo;
  const names = { webstoreId: site.webstoreId, cartStateOrId: CURRENT_CART };
  const { cartItems } = (await (await request.get(pathTo('cartItems', names))).json()) as CartItems;
  return cartItems
    .filter(({ cartItem }) => cartItem.type === 'Product')
    .map(({ cartItem }) => [cartItem.name, Number(cartItem.quantity)]);
}
