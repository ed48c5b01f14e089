import type { AppPlugin } from '../app';
import { forgetting } from './account';
import { addressRoutes } from './addresses';
import {
  cartCommands,
  cartReads,
  cartWork,
  cloneRoutes,
  forgottenCarts,
  preserveRoutes,
  reservationRoutes,
} from './cart';
import { checkoutRoutes, deleteCartRoute, deliveryGroupRoutes, ordering, paymentRoutes, placeRoutes } from './checkout';
import { commercePlugins } from './commercePlugins';
import { contentRoutes } from './content';
import { lookupRoutes, orderRoutes, reorderRoutes } from './orders';
import { paymentSandbox } from './payments';
import { checkoutCouponRoutes } from './promotions/checkoutCouponRoutes';
import { couponRoutes } from './promotions/couponRoutes';
import { evaluateProductsRoute } from './promotions/evaluateProductsRoute';
import { forgottenSearches } from './search/forgottenSearches';
import { forgottenActivities } from './tracking';

/** Every call of the webstore API, in the order in which they need each other: the whole server without its pages. */
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
