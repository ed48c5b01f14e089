import { loadCartPage } from '../../features/cart';
import { loadCategoryPage, loadFamily, loadProductPage, productTable } from '../../features/catalog';
import { checkoutHeader } from '../../layout/header';
import { headerMenu } from '../../layout/menus';
import { buyersHome } from '../../features/home';
import { loadSearchPage, readListing, selectUsualLayout } from '../../features/search';
import { selectIsBuyer } from '../../features/visitor';
import type { Route } from '../../kernel/page';
import type { PageName, RouteMatch } from '../../kernel/pagePaths';
import type { RootState } from '../../kernel/state';

const listingComponents = ({ query }: RouteMatch, state: RootState) =>
  readListing(query, selectUsualLayout(state)).layout === 'list' ? [productTable] : [];

/** A page's route without its name; `chunk` is absent where the page has a chunk of its own. */
type Entry = Omit<Route, 'name' | 'chunk'> & { readonly chunk?: PageName };

const entries: Readonly<Record<PageName, Entry>> = {
  home: {
    load: () => import(/* webpackChunkName: "page-home" */ '../../pages/home'),
    components: (_match, state) => (selectIsBuyer(state) ? [buyersHome, headerMenu, productTable] : []),
    next: 'product',
  },
  category: {
    load: () => import(/* webpackChunkName: "page-category" */ '../../pages/category'),
    components: listingComponents,
    loadPageData: loadCategoryPage,
    next: 'product',
  },
  namedCategory: {
    load: () => import(/* webpackChunkName: "page-namedCategory" */ '../../pages/namedCategory'),
  },
  product: {
    load: () => import(/* webpackChunkName: "page-product" */ '../../pages/product'),
    loadPageData: loadProductPage,
    loadBelow: loadFamily,
  },
  search: {
    load: () => import(/* webpackChunkName: "page-search" */ '../../pages/search'),
    components: listingComponents,
    loadPageData: loadSearchPage,
    next: 'product',
  },
  cart: {
    load: () => import(/* webpackChunkName: "page-cart" */ '../../pages/cart'),
    loadPageData: loadCartPage,
  },
  checkout: {
    load: () => import(/* webpackChunkName: "page-checkout" */ '../../pages/checkout'),
    components: () => [checkoutHeader],
  },
  pay: {
    load: () => import(/* webpackChunkName: "page-pay" */ '../../pages/pay'),
  },
  order: {
    load: () => import(/* webpackChunkName: "page-order" */ '../../pages/order'),
  },
  invoice: {
    chunk: 'order',
    load: () => import(/* webpackChunkName: "page-order" */ '../../pages/invoice'),
  },
  account: {
    load: () => import(/* webpackChunkName: "page-account" */ '../../pages/account/account'),
  },
  accountOrders: {
    chunk: 'account',
    load: () => import(/* webpackChunkName: "page-account" */ '../../pages/account/accountOrders'),
  },
  accountAddresses: {
    chunk: 'account',
    load: () => import(/* webpackChunkName: "page-account" */ '../../pages/account/accountAddresses'),
  },
  login: {
    load: () => import(/* webpackChunkName: "page-login" */ '../../pages/login/login'),
  },
  forgottenPassword: {
    chunk: 'login',
    load: () => import(/* webpackChunkName: "page-login" */ '../../pages/login/forgottenPassword'),
  },
  resetPassword: {
    chunk: 'login',
    load: () => import(/* webpackChunkName: "page-login" */ '../../pages/login/resetPassword'),
  },
  becomeCustomer: {
    chunk: 'login',
    load: () => import(/* webpackChunkName: "page-login" */ '../../pages/login/becomeCustomer'),
  },
  /** The page of an address that no pattern of `pagePaths` matches: a content, or not found. */
  content: {
    load: () => import(/* webpackChunkName: "page-content" */ '../../pages/content/content'),
  },
};

/**
 * Every page of the shop by name: its code, its lazy components, and the data that is read while the code loads. The
 * addresses are in `kernel/pagePaths`. The server's render, navigation and prefetch all work from this table. Small
 * pages that lead to each other share a chunk.
 */
export const routes = Object.fromEntries(
  Object.entries(entries).map(([name, { chunk = name, ...entry }]) => [
    name,
    { ...entry, name, chunk: `page-${chunk}` },
  ]),
  // `fromEntries` forgets which names it was given.
) as Readonly<Record<PageName, Route>>;
