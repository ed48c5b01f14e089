// The answers of the webstore API as its public reference (v67) describes them, field by field, as far as a shop's
// pages read them. Written down from the reference, not from this server: where both differ, the server is wrong.
export { savedAddress, savedAddresses } from './addresses';
export {
  cartSummary,
  cartItem,
  cartItems,
  cartCoupons,
  contents,
  heldStock,
  nothingPreserved,
  preservedCart,
} from './cart';
export {
  categories,
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
} from './catalog';
export { activity } from './activities';
export { checkout, checkoutCoupon, payment, orderActions } from './checkout';
export { errors } from './errors';
export { orderSummaries, orderSummary, orderLookup, orderToCart } from './orders';
export { price, priceList, taxes, calculatedTaxes, evaluatedProducts } from './prices';
