// The answers of the webstore API as its public reference (v67) describes them, field by field, as far as a shop's
// pages read them. Written down from the reference, not from this server: where both differ, the server is wrong. The
// few that have no page in the reference say where their shapes are from.
export { savedAddress, savedAddresses } from './addresses';
export {
  addedItems,
  cartSummary,
  cartItem,
  cartItems,
  cartCoupons,
  cartProducts,
  compactSummary,
  bundleContents,
  heldStock,
  nothingPreserved,
  preservedCart,
  reservation,
} from './cart';
export {
  categories,
  category,
  categoryPath,
  featuredProducts,
  giftWrap,
  giftWrapChoice,
  productChildren,
  productDetail,
  products,
  recommendations,
  searchResult,
  shopperAgent,
  sortRules,
  suggestions,
} from './catalog';
export { activity } from './activities';
export { checkout, checkoutCoupon, deliveryGroup, deliveryGroups, payment, orderActions } from './checkout';
export { applicationContext, effectiveAccount, managedAccounts, sessionContext, userRecord } from './context';
export { errors } from './errors';
export { orderItems, orderSummaries, orderSummary, orderLookup, orderToCart } from './orders';
export { price, priceList, taxes, calculatedTaxes, evaluatedProducts, inventoryLevels } from './prices';
export { aiConfiguration, content, contents, menu } from './site';
