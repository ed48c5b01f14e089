import { ACCOUNT_PAGES } from '../../contract/account/accountPages';
import { ACCOUNT_ADDRESS, ADDRESS_BOOK_ADDRESS, ORDERS_ADDRESS } from '../../contract/pageReference';
import { needsCart } from '../features/cart';
import { productTable } from '../features/catalog';
import { checkoutHeader } from '../features/header';
import { readListing } from '../features/search';
import { needsCategory, needsHome, needsProduct, needsSearch } from './needs';
import type { Route, RouteMatch } from './page';

const listingParts = ({ query }: RouteMatch) => (readListing(query).layout === 'list' ? [productTable] : []);

/**
 * Every page of the shop: its address, the code that shows it, and the data it reads. The server's render,
 * navigation and prefetch all work from this table.
 */
export const routes: readonly Route[] = [
  {
    name: 'home',
    path: '/',
    chunk: 'page-home',
    load: () => import(/* webpackChunkName: "page-home" */ '../pages/home').then(({ home }) => home),
    needs: needsHome,
  },
  {
    name: 'category',
    path: '/category/:urlName/:categoryId',
    chunk: 'page-category',
    load: () => import(/* webpackChunkName: "page-category" */ '../pages/category').then(({ category }) => category),
    parts: listingParts,
    needs: needsCategory,
  },
  {
    name: 'product',
    path: '/product/:urlName/:productId',
    chunk: 'page-product',
    load: () => import(/* webpackChunkName: "page-product" */ '../pages/product').then(({ product }) => product),
    needs: needsProduct,
  },
  {
    name: 'search',
    path: '/search',
    chunk: 'page-search',
    load: () => import(/* webpackChunkName: "page-search" */ '../pages/search').then(({ search }) => search),
    parts: listingParts,
    needs: needsSearch,
  },
  {
    name: 'cart',
    path: '/cart',
    chunk: 'page-cart',
    load: () => import(/* webpackChunkName: "page-cart" */ '../pages/cart').then(({ cart }) => cart),
    needs: needsCart,
  },
  {
    name: 'checkout',
    path: '/checkout',
    chunk: 'page-checkout',
    load: () => import(/* webpackChunkName: "page-checkout" */ '../pages/checkout').then(({ checkout }) => checkout),
    parts: () => [checkoutHeader],
  },
  {
    name: 'order',
    path: '/order/:orderReferenceNumber',
    chunk: 'page-order',
    load: () => import(/* webpackChunkName: "page-order" */ '../pages/order').then(({ order }) => order),
  },
  {
    name: 'account',
    path: ACCOUNT_ADDRESS,
    chunk: 'page-account',
    load: () => import(/* webpackChunkName: "page-account" */ '../pages/account').then(({ account }) => account),
  },
  {
    name: 'accountOrders',
    path: ORDERS_ADDRESS,
    chunk: 'page-accountOrders',
    load: () =>
      import(/* webpackChunkName: "page-accountOrders" */ '../pages/accountOrders').then(
        ({ accountOrders }) => accountOrders,
      ),
  },
  {
    name: 'accountAddresses',
    path: `${ADDRESS_BOOK_ADDRESS}/:addressId?`,
    chunk: 'page-accountAddresses',
    load: () =>
      import(/* webpackChunkName: "page-accountAddresses" */ '../pages/accountAddresses').then(
        ({ accountAddresses }) => accountAddresses,
      ),
  },
  {
    name: 'login',
    path: ACCOUNT_PAGES.login,
    chunk: 'page-login',
    load: () => import(/* webpackChunkName: "page-login" */ '../pages/login').then(({ login }) => login),
  },
  {
    name: 'forgottenPassword',
    path: ACCOUNT_PAGES.forgottenPassword,
    chunk: 'page-forgottenPassword',
    load: () =>
      import(/* webpackChunkName: "page-forgottenPassword" */ '../pages/forgottenPassword').then(
        ({ forgottenPassword }) => forgottenPassword,
      ),
  },
  {
    name: 'resetPassword',
    path: ACCOUNT_PAGES.resetPassword,
    chunk: 'page-resetPassword',
    load: () =>
      import(/* webpackChunkName: "page-resetPassword" */ '../pages/resetPassword').then(
        ({ resetPassword }) => resetPassword,
      ),
  },
  {
    name: 'becomeCustomer',
    path: ACCOUNT_PAGES.becomeCustomer,
    chunk: 'page-becomeCustomer',
    load: () =>
      import(/* webpackChunkName: "page-becomeCustomer" */ '../pages/becomeCustomer').then(
        ({ becomeCustomer }) => becomeCustomer,
      ),
  },
];

/** The page of an address that no row knows. */
export const missingRoute: Route = {
  name: 'missing',
  path: '*',
  chunk: 'page-missing',
  load: () => import(/* webpackChunkName: "page-missing" */ '../pages/missing').then(({ missing }) => missing),
  *needs() {
    return 404;
  },
};
