import type { AppPlugin } from './app';
import { forgetting, loginRoutes, passwordRoutes, registrationRoutes } from './features/authentication';
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
import { catalogStore, categoryRoutes, noPictures, productRoutes } from './features/catalog';
import {
  checkoutCouponRoutes,
  checkoutRoutes,
  deleteCartRoute,
  deliveryGroupRoutes,
  ordering,
  paymentRoutes,
  placeRoutes,
} from './features/checkout';
import { contentChanges, contentReads, contentRoutes, contentStore, pictureRoutes } from './features/content';
import { contactRoutes, forgottenMessages } from './features/contact';
import {
  contextRoutes,
  sessionRoutes,
  siteInfoRoute,
  shopperAgentRoutes,
  userRecordRoutes,
  webstoreStore,
} from './features/context';
import { inventoryRoutes } from './features/inventory';
import { marketChoiceRoute } from './features/markets';
import { categoryMenuRoutes, navigationMenuRoutes } from './features/menus';
import { invoiceRoutes } from './features/invoices';
import { offerStore } from './features/offers';
import { lookupRoutes, orderRoutes, reorderRoutes, usualRoutes } from './features/orders';
import { noPayments } from './features/payments';
import { priceTraceRoutes } from './features/priceTraces';
import { evaluateProductsRoute, priceRoutes } from './features/prices';
import {
  forgottenRecordings,
  intakeRoutes,
  loggedLines,
  recordingSegments,
  segmentRoute,
  callRoutes,
  noteRoutes,
  supportRoutes,
} from './features/recordings';
import { recommendationRoutes } from './features/recommendations';
import { forgottenSearchCounts, forgottenSearches, searchRoutes, synonymRoutes } from './features/search';
import { builderChanges, builderReads, configurationRoutes, siteStore } from './features/site';
import { standingRoutes } from './features/standingDeliveries';
import { calculateTaxesRoute, taxRoutes } from './features/taxes';
import {
  activityCountRoutes,
  activityRoutes,
  aiConfigurationRoutes,
  consentRoutes,
  forgottenActivities,
  trackingPageRoutes,
} from './features/tracking';
import { mediaRoutes } from './media/mediaRoutes';
import type { ShopExtension } from './ShopExtension';
import { identifyCallers } from './visitors/identifyCallers';

/**
 * The plugins that need neither carts nor payments. The order matters: first the one that identifies the caller; then
 * the extension's content, which fills an empty database; then the plugin that draws the catalogue's pictures; then the
 * stores, which read the database into memory and provide `app.webstore`, `app.site`, `app.contents`, `app.catalog` and
 * `app.offers`; then the routes that use these.
 */
export const commercePlugins = (extension?: ShopExtension): readonly AppPlugin[] => [
  identifyCallers,

  ...(extension?.content ?? []),
  extension?.pictures ?? noPictures,

  webstoreStore,
  siteStore,
  contentStore,
  catalogStore,
  offerStore,

  siteInfoRoute,
  contextRoutes,
  sessionRoutes,
  shopperAgentRoutes,
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
  synonymRoutes,
  aiConfigurationRoutes,
  activityRoutes,
  consentRoutes,
  marketChoiceRoute,
  activityCountRoutes,
  trackingPageRoutes,
  contentRoutes,
  contentReads,
  contentChanges,
  pictureRoutes,
  contactRoutes,
  mediaRoutes,
];

/**
 * Every call of the server: the whole server without its pages. `payments` (or `noPayments`) provides `app.payments`,
 * `cartWork` provides `app.cartWork`, `recordingSegments` provides `app.segments` and `ordering` provides
 * `app.ordering`, so they come before the routes that use them. Among routes the order does not matter.
 */
export const callPlugins = (extension?: ShopExtension): readonly AppPlugin[] => [
  ...commercePlugins(extension),

  extension?.payments ?? noPayments,

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
  forgottenSearchCounts,
  forgottenActivities,
  forgottenMessages,

  recordingSegments,
  intakeRoutes,
  segmentRoute,
  supportRoutes,
  callRoutes,
  noteRoutes,
  forgottenRecordings,
  loggedLines,
  priceTraceRoutes,

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
  standingRoutes,
  usualRoutes,
  recommendationRoutes,
  invoiceRoutes,
  forgetting,
];
