// The calls of the webstore API by the addresses that its public reference gives them: written down from there, not
// from this server. Each call of a group is made, as a customer and as a guest, by the test named after the group.

const SERVICES = '/services/data/{version}';
const STORE = `${SERVICES}/commerce/webstores/{webstoreId}`;
const CART = `${STORE}/carts/{cartStateOrId}`;
const CHECKOUT = `${STORE}/checkouts/{checkoutId}`;
const ORDERS = `${STORE}/order-summaries`;
const ADDRESSES = `${STORE}/accounts/{accountId}/addresses`;
const SITE_CONTENTS = `${SERVICES}/connect/sites/{siteId}/cms/delivery/contents`;
const CHANNEL_CONTENTS = `${SERVICES}/connect/cms/delivery/channels/{channelId}/contents`;

export const READING_CALLS = {
  getSiteInfo: 'GET /site-info',
  getApplicationContext: `GET ${STORE}/application-context`,
  getSessionContext: `GET ${STORE}/session-context`,
  listManagedAccounts: `GET ${STORE}/external-managed-accounts`,
  getEffectiveAccount: `GET ${STORE}/effective-accounts/{accountId}`,
  getUserRecord: `GET ${SERVICES}/ui-api/records/{recordId}`,
  listNavigationMenuItems: `GET ${SERVICES}/connect/communities/{communityId}/navigation-menu/navigation-menu-items`,
  listCategoryMenuItems: `GET ${STORE}/category-menu-items`,
  getCategory: `GET ${STORE}/product-categories/{categoryId}`,
  listCategoryChildren: `GET ${STORE}/product-categories/children`,
  getCategoryPath: `GET ${STORE}/product-category-path/product-categories/{categoryId}`,
  getProduct: `GET ${STORE}/products/{productId}`,
  getProductInVersion: `GET ${STORE}/versions/{snapshotId}/products/{productId}`,
  listSuggestions: `GET ${STORE}/search/suggestions`,
  listPrices: `GET ${STORE}/pricing/products`,
  listPricesByPost: `POST ${STORE}/pricing/products`,
  listInventoryLevels: `GET ${SERVICES}/commerce/inventory/levels`,
  listContentsOfSite: `GET ${SITE_CONTENTS}`,
  listContentsOfChannel: `GET ${CHANNEL_CONTENTS}`,
  getContentOfSite: `GET ${SITE_CONTENTS}/{contentKeyOrId}`,
  getContentOfChannel: `GET ${CHANNEL_CONTENTS}/{contentKeyOrId}`,
  getAiConfiguration: `GET ${STORE}/ai/configuration`,
} as const;

export const SHOPPING_CALLS = {
  searchProductsByPost: `POST ${STORE}/search/product-search`,
  searchProducts: `GET ${STORE}/search/products`,
  listSortRules: `GET ${STORE}/search/sort-rules`,
  listProducts: `GET ${STORE}/products`,
  listProductChildren: `GET ${STORE}/products/{productId}/children`,
  listFeaturedProducts: `GET ${STORE}/products/{productId}/featured-products`,
  listGiftWrap: `GET ${STORE}/products/gift-wrap`,
  listRecommendations: `GET ${STORE}/ai/recommendations`,
  getShopperAgent: `GET ${STORE}/shopperAgent/context`,
  getPrice: `GET ${STORE}/pricing/products/{productId}`,
  getTaxes: `GET ${STORE}/taxes/products/{productId}`,
  evaluateProducts: `POST ${SERVICES}/commerce/promotions/actions/evaluate-products`,
  ensureCurrentCart: `PUT ${STORE}/carts`,
  ensureCart: `PUT ${CART}`,
  getCart: `GET ${CART}`,
  deleteCart: `DELETE ${CART}`,
  listCartItems: `GET ${CART}/cart-items`,
  addCartItem: `POST ${CART}/cart-items`,
  changeCartItem: `PATCH ${CART}/cart-items/{cartItemId}`,
  deleteCartItem: `DELETE ${CART}/cart-items/{cartItemId}`,
  addCartCoupon: `POST ${CART}/cart-coupons`,
  deleteCartCoupon: `DELETE ${CART}/cart-coupons/{cartCouponId}`,
} as const;

export const CART_CALLS = {
  createCart: `POST ${STORE}/carts`,
  addCartItems: `POST ${CART}/cart-items/batch`,
  listCartProducts: `GET ${CART}/products`,
  getCartCompactSummary: `GET ${CART}/compact-summary`,
  getCurrentCompactSummary: `GET ${STORE}/carts/compact-summary`,
  reserveCart: `PUT ${CART}/inventory-reservations`,
  endReservation: `DELETE ${CART}/inventory-reservations`,
  listDeliveryGroups: `GET ${CART}/delivery-groups`,
  createDeliveryGroup: `POST ${CART}/delivery-groups`,
  getDeliveryGroup: `GET ${CART}/delivery-groups/{deliveryGroupId}`,
  changeDeliveryGroup: `PATCH ${CART}/delivery-groups/{deliveryGroupId}`,
  deleteDeliveryGroup: `DELETE ${CART}/delivery-groups/{deliveryGroupId}`,
  arrangeItems: `POST ${CART}/delivery-groups/actions/arrange-items`,
  cloneCart: `POST ${CART}/actions/clone`,
} as const;

export const ORDERING_CALLS = {
  preserveCart: `POST ${CART}/actions/preserve`,
  calculateTaxes: `POST ${STORE}/taxes/actions/calculate-taxes`,
  startCheckout: `POST ${STORE}/checkouts`,
  ensureCheckout: `PUT ${STORE}/checkouts`,
  getCheckout: `GET ${CHECKOUT}`,
  changeCheckout: `PATCH ${CHECKOUT}`,
  deleteCheckout: `DELETE ${CHECKOUT}`,
  addCheckoutCoupon: `POST ${CHECKOUT}/coupons`,
  deleteCheckoutCoupon: `DELETE ${CHECKOUT}/coupons/{cartCouponId}`,
  payCheckout: `POST ${CHECKOUT}/payments`,
  placeOrder: `POST ${CHECKOUT}/orders`,
  runOrderActions: `POST ${CHECKOUT}/orders/actions`,
  listOrders: `GET ${ORDERS}`,
  getOrder: `GET ${ORDERS}/{orderSummaryId}`,
  listOrderItems: `GET ${ORDERS}/{orderSummaryId}/items`,
  lookUpOrder: `GET ${ORDERS}/actions/lookup`,
  lookUpOrderByPost: `POST ${ORDERS}/actions/lookup`,
  addOrderToCart: `POST ${ORDERS}/{orderSummaryId}/actions/add-order-to-cart`,
  listAddresses: `GET ${ADDRESSES}`,
  createAddress: `POST ${ADDRESSES}`,
  changeAddress: `PATCH ${ADDRESSES}/{addressId}`,
  deleteAddress: `DELETE ${ADDRESSES}/{addressId}`,
  reportActivity: 'POST /activities/{siteId}/{type}',
} as const;

/** Method and address of each call, by the name under which tests make it. */
export const CALLS = {
  logIn: 'POST /login',
  ...READING_CALLS,
  ...SHOPPING_CALLS,
  ...CART_CALLS,
  ...ORDERING_CALLS,
} as const;
export type CallName = keyof typeof CALLS;
