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

/**
 * Every page of the shop by name: its code, its lazy components, and the data that is read while the code loads. The
 * addresses are in `kernel/pagePaths`. The server's render, navigation and prefetch all work from this table. Small
 * pages that lead to each other share a chunk.
 */
export const routes: Readonly<Record<PageName, Route>> = {
  home: {
    name: 'home',
    chunk: 'page-home',
    load: () => import(/* webpackChunkName: "page-home" */ '../../pages/home').then(({ home }) => home),
    components: (_match, state) => (selectIsBuyer(state) ? [buyersHome, headerMenu, productTable] : []),
    next: 'product',
  },
  category: {
    name: 'category',
    chunk: 'page-category',
    load: () => import(/* webpackChunkName: "page-category" */ '../../pages/category').then(({ category }) => category),
    components: listingComponents,
    loadPageData: loadCategoryPage,
    next: 'product',
  },
  namedCategory: {
    name: 'namedCategory',
    chunk: 'page-namedCategory',
    load: () =>
      import(/* webpackChunkName: "page-namedCategory" */ '../../pages/namedCategory').then(
        ({ namedCategory }) => namedCategory,
      ),
  },
  product: {
    name: 'product',
    chunk: 'page-product',
    load: () => import(/* webpackChunkName: "page-product" */ '../../pages/product').then(({ product }) => product),
    loadPageData: loadProductPage,
    loadBelow: loadFamily,
  },
  search: {
    name: 'search',
    chunk: 'page-search',
    load: () => import(/* webpackChunkName: "page-search" */ '../../pages/search').then(({ search }) => search),
    components: listingComponents,
    loadPageData: loadSearchPage,
    next: 'product',
  },
  cart: {
    name: 'cart',
    chunk: 'page-cart',
    load: () => import(/* webpackChunkName: "page-cart" */ '../../pages/cart').then(({ cart }) => cart),
    loadPageData: loadCartPage,
  },
  checkout: {
    name: 'checkout',
    chunk: 'page-checkout',
    load: () => import(/* webpackChunkName: "page-checkout" */ '../../pages/checkout').then(({ checkout }) => checkout),
    components: () => [checkoutHeader],
  },
  pay: {
    name: 'pay',
    chunk: 'page-pay',
    load: () => import(/* webpackChunkName: "page-pay" */ '../../pages/pay').then(({ pay }) => pay),
  },
  order: {
    name: 'order',
    chunk: 'page-order',
    load: () => import(/* webpackChunkName: "page-order" */ '../../pages/order').then(({ order }) => order),
  },
  invoice: {
    name: 'invoice',
    chunk: 'page-order',
    load: () => import(/* webpackChunkName: "page-order" */ '../../pages/invoice').then(({ invoice }) => invoice),
  },
  account: {
    name: 'account',
    chunk: 'page-account',
    load: () =>
      import(/* webpackChunkName: "page-account" */ '../../pages/account/account').then(({ account }) => account),
  },
  accountOrders: {
    name: 'accountOrders',
    chunk: 'page-account',
    load: () =>
      import(/* webpackChunkName: "page-account" */ '../../pages/account/accountOrders').then(
        ({ accountOrders }) => accountOrders,
      ),
  },
  accountAddresses: {
    name: 'accountAddresses',
    chunk: 'page-account',
    load: () =>
      import(/* webpackChunkName: "page-account" */ '../../pages/account/accountAddresses').then(
        ({ accountAddresses }) => accountAddresses,
      ),
  },
  login: {
    name: 'login',
    chunk: 'page-login',
    load: () => import(/* webpackChunkName: "page-login" */ '../../pages/login/login').then(({ login }) => login),
  },
  forgottenPassword: {
    name: 'forgottenPassword',
    chunk: 'page-login',
    load: () =>
      import(/* webpackChunkName: "page-login" */ '../../pages/login/forgottenPassword').then(
        ({ forgottenPassword }) => forgottenPassword,
      ),
  },
  resetPassword: {
    name: 'resetPassword',
    chunk: 'page-login',
    load: () =>
      import(/* webpackChunkName: "page-login" */ '../../pages/login/resetPassword').then(
        ({ resetPassword }) => resetPassword,
      ),
  },
  becomeCustomer: {
    name: 'becomeCustomer',
    chunk: 'page-login',
    load: () =>
      import(/* webpackChunkName: "page-login" */ '../../pages/login/becomeCustomer').then(
        ({ becomeCustomer }) => becomeCustomer,
      ),
  },
  /** The page of an address that no pattern of `pagePaths` matches: a content, or not found. */
  content: {
    name: 'content',
    chunk: 'page-content',
    load: () =>
      import(/* webpackChunkName: "page-content" */ '../../pages/content/content').then(({ content }) => content),
  },
};
