import { request, type APIRequestContext, type Cookie } from 'playwright-core';
import { CURRENT_CART } from '../../../src/contract/constants';
import { pathTo } from '../../../src/contract/paths';
import { CONSENT_COOKIE, writeConsent } from '../../../src/contract/tracking/consent';
import { defaultWebstore } from '../../../src/server/features/context/Webstore';
import { orderableProducts } from '../../support/orders/orderableProducts';

export const PAGES = ['home', 'category', 'product', 'search', 'cart', 'checkout'] as const;
export type ShopPage = (typeof PAGES)[number];

export interface Address {
  readonly url: string;
  /** The visitor's cookies: none, except where they have a cart. */
  readonly cookies: readonly Cookie[];
  /** Whether search engines may list the page: results, carts and checkouts are excluded. */
  readonly isForSearchEngines: boolean;
}

/** A category's page. */
export const CATEGORY = '/category/beurres-et-matieres-grasses/0ZG000000000001GAA';
const LINES = 6;

/** A client of the shop without a page, with a cookie jar. */
export const openCaller = (origin: string): Promise<APIRequestContext> =>
  request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });

/** Adds products to the caller's cart, one call each, so that none is a large change. */
export async function fillCart(
  caller: APIRequestContext,
  lines: readonly { readonly productId: string; readonly quantity: number }[],
): Promise<void> {
  const items = pathTo('cartItems', { webstoreId: defaultWebstore().webstoreId, cartStateOrId: CURRENT_CART });
  for (const { productId, quantity } of lines) {
    const added = await caller.post(items, { data: { productId, quantity: String(quantity), type: 'Product' } });
    if (added.status() !== 201) throw new Error(`The cart did not take ${productId}: ${await added.text()}`);
  }
}

const choiceOf = (origin: string): Cookie => ({
  name: CONSENT_COOKIE,
  value: writeConsent([]),
  domain: new URL(origin).hostname,
  path: '/',
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: 'Lax',
});

/** The caller's cookies, and the cookie choice of an earlier visit. */
export const cookiesOf = async (caller: APIRequestContext, origin: string): Promise<readonly Cookie[]> => [
  ...(await caller.storageState()).cookies,
  choiceOf(origin),
];

/** The cookies of a guest with a few lines in the cart. */
async function cookiesWithCart(origin: string): Promise<readonly Cookie[]> {
  const caller = await openCaller(origin);
  try {
    const products = await orderableProducts(origin, defaultWebstore().webstoreId);
    await fillCart(caller, products.slice(0, LINES));
    return await cookiesOf(caller, origin);
  } finally {
    await caller.dispose();
  }
}

/** The path of the category's first product. */
export async function firstProduct(origin: string): Promise<string> {
  const html = await (await fetch(origin + CATEGORY)).text();
  const found = /href="(\/product\/[^"]+)"/.exec(html)?.[1];
  if (found === undefined) throw new Error('The category shows no product.');
  return found;
}

/**
 * The addresses of the measured pages in a running shop, with the cookies of their visitors: none, except for those of
 * a guest with a cart on the cart's page and at the checkout.
 */
export async function findPages(origin: string): Promise<Readonly<Record<ShopPage, Address>>> {
  const withCart = await cookiesWithCart(origin);
  const open = { cookies: [], isForSearchEngines: true };
  const own = { cookies: withCart, isForSearchEngines: false };
  return {
    home: { url: `${origin}/`, ...open },
    category: { url: origin + CATEGORY, ...open },
    product: { url: origin + (await firstProduct(origin)), ...open },
    search: { url: `${origin}/search?term=beurre`, ...open, isForSearchEngines: false },
    cart: { url: `${origin}/cart`, ...own },
    checkout: { url: `${origin}/checkout`, ...own },
  };
}
