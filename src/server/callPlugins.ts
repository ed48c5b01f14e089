import type { AppPlugin } from './app';
import { demoAccounts } from './demo/accounts';
import { demoAddressBook } from './demo/demoAddresses';
import { demoPromotions } from './demo/demoPromotions';
import { demoData } from './demo/seedDemo';
import { forgetting, loginRoutes, passwordRoutes, registrationRoutes } from './features/account';
import { addressRoutes } from './features/addresses';
import {
  cartCommands,
  cartReads,
  cartWork,
  cloneRoutes,
  couponRoutes,
  forgottenCarts,
  preserveRoutes,
  reservationRoutes,
} from './features/cart';
import { catalogStore, categoryRoutes, productRoutes } from './features/catalog';
import {
  checkoutCouponRoutes,
  checkoutRoutes,
  deleteCartRoute,
  deliveryGroupRoutes,
  ordering,
  paymentRoutes,
  placeRoutes,
} from './features/checkout';
import { contentRoutes } from './features/content';
import { contextRoutes, sessionRoutes, userRecordRoutes, webstoreStore } from './features/context';
import { inventoryRoutes } from './features/inventory';
import { categoryMenuRoutes, navigationMenuRoutes } from './features/menus';
import { lookupRoutes, orderRoutes, reorderRoutes } from './features/orders';
import { paymentSandbox } from './features/payments';
import { evaluateProductsRoute, priceRoutes } from './features/prices';
import { forgottenSearches, searchRoutes } from './features/search';
import { builderChanges, builderReads, configurationRoutes, siteStore } from './features/site';
import { calculateTaxesRoute, taxRoutes } from './features/taxes';
import { activityRoutes, aiConfigurationRoutes, forgottenActivities } from './features/tracking';
import { mediaRoutes } from './media/mediaRoutes';

/**
 * What a shop shows before anything is ordered. The order counts: first the demo data, which fill an empty database;
 * then what reads it into memory and gives `app.webstore`, `app.site` and `app.catalog`; then the routes over these.
 */
export const commercePlugins: readonly AppPlugin[] = [
  demoData,
  demoAccounts,
  demoAddressBook,
  demoPromotions,

  webstoreStore,
  siteStore,
  catalogStore,

  contextRoutes,
  sessionRoutes,
  userRecordRoutes,
  loginRoutes,
  passwordRoutes,
  registrationRoutes,
  productRoutes,
  categoryRoutes,
  categoryMenuRoutes,
  navigationMenuRoutes,
  configurationRoutes,
  builderReads,
  builderChanges,
  priceRoutes,
  taxRoutes,
  calculateTaxesRoute,
  inventoryRoutes,
  searchRoutes,
  aiConfigurationRoutes,
  activityRoutes,
  mediaRoutes,
];

/**
 * Every call of the server: the whole server without its pages. What comes from a cart to an order stands upon what the
 * shop shows. `paymentSandbox` gives `app.payments` and `cartWork` gives `app.cartWork`, so both come before the routes
 * that use them; so does `ordering`, which gives `app.ordering`. Among routes the order means nothing.
 */
export const callPlugins: readonly AppPlugin[] = [
  ...commercePlugins,
  contentRoutes,

  paymentSandbox,

  cartWork,
  cartCommands,
  cartReads,
  preserveRoutes,
  reservationRoutes,
  couponRoutes,
  evaluateProductsRoute,
  cloneRoutes,
  forgottenCarts,
  forgottenSearches,
  forgottenActivities,

  ordering,
  addressRoutes,
  checkoutRoutes,
  deleteCartRoute,
  deliveryGroupRoutes,
  paymentRoutes,
  placeRoutes,
  checkoutCouponRoutes,
  lookupRoutes,
  orderRoutes,
  reorderRoutes,
  forgetting,
];
