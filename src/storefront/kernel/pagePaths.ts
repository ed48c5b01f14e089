import { matchPath } from 'react-router-dom';
import { AUTHENTICATION_PAGES } from '../../contract/authentication/authenticationPages';
import { ACCOUNT_ADDRESS, ADDRESS_BOOK_ADDRESS, ORDERS_ADDRESS } from '../../contract/pages/pageReference';
import type { ShopLocation } from './location';

type RouteParams = Readonly<Record<string, string>>;

export interface RouteMatch {
  readonly params: RouteParams;
  readonly query: URLSearchParams;
}

/** The path patterns of the shop's pages, in the order in which they are tried. */
export const pagePaths = {
  home: '/',
  category: '/category/:urlName/:categoryId',
  namedCategory: '/category/:urlName',
  product: '/product/:urlName/:productId',
  search: '/search',
  cart: '/cart',
  checkout: '/checkout',
  pay: '/pay/:cartId',
  order: '/order/:orderReferenceNumber',
  invoice: '/order/:orderReferenceNumber/invoice',
  account: ACCOUNT_ADDRESS,
  accountOrders: ORDERS_ADDRESS,
  accountAddresses: `${ADDRESS_BOOK_ADDRESS}/:addressId?`,
  login: AUTHENTICATION_PAGES.login,
  forgottenPassword: AUTHENTICATION_PAGES.forgottenPassword,
  resetPassword: AUTHENTICATION_PAGES.resetPassword,
  becomeCustomer: AUTHENTICATION_PAGES.becomeCustomer,
} as const;

export type PageName = keyof typeof pagePaths | 'content';

/** The name of the page at an address, and the values of its pattern's parameters; `content` if no pattern matches. */
export function matchPage({ pathname, search }: Pick<ShopLocation, 'pathname' | 'search'>): {
  readonly name: PageName;
  readonly match: RouteMatch;
} {
  const query = new URLSearchParams(search);
  for (const [name, path] of Object.entries(pagePaths)) {
    const found = matchPath({ path, end: true }, pathname);
    if (!found) continue;
    const params = Object.fromEntries(Object.entries(found.params).map(([param, value]) => [param, value ?? '']));
    return { name: name as PageName, match: { params, query } };
  }
  return { name: 'content', match: { params: { path: pathname }, query } };
}
