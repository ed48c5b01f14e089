import {
  count,
  currency,
  flag,
  id,
  is,
  listOf,
  mapOf,
  moment,
  money,
  oneOf,
  orNull,
  quantity,
  record,
  text,
  type Shape,
} from '../shape';
import { image, quantityRule } from './catalog';

// A cart, its lines and its coupons as the public reference describes them.

const messages = record({ hasErrors: flag, errorCount: count, limitedMessages: listOf(record({ message: text })) });

/** `cartId` is the expected form of the id; it is given for an answer without a cart, whose id is null. */
export const cartSummary = (cartId: Shape = id('0a6')): Shape =>
  record({
    cartId,
    webstoreId: id('0ZE'),
    ownerId: orNull(text),
    accountId: orNull(text),
    name: text,
    type: oneOf('Cart', 'Template', 'PayNowReadOnly'),
    status: oneOf('Active', 'Checkout', 'Processing', 'PendingClosed', 'PendingDelete', 'Closed'),
    currencyIsoCode: currency,
    taxType: oneOf('Gross', 'Net', 'Automatic'),
    isSecondary: flag,
    asyncOperationStatus: oneOf('Completed', 'Processing', 'Errored'),
    totalProductCount: quantity,
    uniqueProductCount: count,
    grandTotalAmount: money,
    totalListPrice: money,
    totalProductAmount: money,
    totalProductAmountAfterAdjustments: money,
    totalPromotionalAdjustmentAmount: money,
    totalCartLevelAdjustmentAmount: money,
    totalAmountWithItemAdjustment: money,
    totalChargeAmount: money,
    totalTaxAmount: money,
    messagesSummary: messages,
  });

/** What is in one bundle. */
export const bundleContents = listOf(record({ productId: id('01t'), sku: text, name: text, quantity }), 1);

/** What a cart has reserved, as reading the cart returns it. */
export const heldStock = record({
  reservationIdentifier: id('0a6'),
  expiresAt: moment,
  isComplete: flag,
  products: listOf(record({ productId: id('01t'), quantity: count }), 1),
});

export const cartItem = record({
  cartItemId: id('0a9'),
  cartId: id('0a6'),
  productId: id('01t'),
  name: text,
  type: is('Product'),
  quantity,
  currencyIsoCode: currency,
  listPrice: orNull(money),
  salesPrice: money,
  unitAdjustedPrice: money,
  unitAdjustedPriceWithItemAdj: money,
  unitAdjustmentAmount: money,
  itemizedAdjustmentAmount: money,
  totalListPrice: orNull(money),
  totalPrice: money,
  totalAmount: money,
  totalAdjustmentAmount: money,
  totalTax: money,
  firstPymtTotalPrice: money,
  firstPymtTotalTax: money,
  firstPymtTotalAmount: money,
  // Only bonus lines have a promotion's name, and this shop adds none; clients print a line that has one as free.
  promotionDisplayName: is(null),
  messagesSummary: messages,
  productDetails: record({
    productId: id('01t'),
    name: text,
    sku: orNull(text),
    fields: mapOf(orNull(text)),
    thumbnailImage: orNull(image),
    purchaseQuantityRule: quantityRule,
  }),
});

const coupons = record({ coupons: listOf(record({ cartCouponId: id('0c9'), couponCode: text })) });

export const cartItems = record({
  cartSummary: cartSummary(),
  cartItems: listOf(record({ cartItem })),
  cartPromotions: record({
    promotions: record({
      promotions: listOf(
        record({
          promotionId: id('0c8'),
          displayName: orNull(text),
          termsAndConditions: orNull(text),
          adjustmentAmount: money,
          couponCode: orNull(text),
          targetType: text,
          currencyIsoCode: currency,
        }),
      ),
    }),
  }),
  cartCoupons: record({ cartId: id('0a6'), ownerId: orNull(text), cartStatus: text, cartCoupons: coupons }),
  approachingDiscounts: listOf(record({})),
  hasErrors: flag,
  totalItemCount: count,
  currentPageToken: orNull(text),
  nextPageToken: orNull(text),
});

export const compactSummary = record({
  cartId: id('0a6'),
  currencyIsoCode: currency,
  totalProductCount: quantity,
  uniqueProductCount: count,
});

const refusals = listOf(record({ errorCode: text, message: text }), 1);

/** The answer to a batch: for each product its line, or why it was not added, in the order of the call. */
export const addedItems = record({
  hasErrors: flag,
  results: listOf((value, at) =>
    record({ statusCode: is(201), result: cartItem })(value, at).length === 0
      ? []
      : record({ statusCode: count, result: refusals })(value, at),
  ),
});

/** Each product of a cart once; the fields of a product are those of docs/api/carts.md. */
export const cartProducts = record({
  count,
  currentPage: count,
  hasErrors: flag,
  products: listOf(record({ productId: id('01t'), name: text })),
  totalProductCount: count,
  totalNumberOfPages: count,
});

export const reservation = record({
  success: flag,
  reservationIdentifier: orNull(text),
  errorCode: orNull(text),
  errorMessage: orNull(text),
  inventoryItemReservations: listOf(
    record({
      itemReservationSourceId: id('0a9'),
      productId: id('01t'),
      quantity: count,
      success: flag,
      errorCode: orNull(text),
      errorMessage: orNull(text),
    }),
  ),
});

/** A customer's cart after the guest's cart has joined it at the login. */
export const preservedCart = record({
  cartId: id('0a6'),
  currencyIsoCode: currency,
  numberOfProducts: count,
  numberOfProductsWithSuccess: count,
  numberOfProductsWithError: count,
  // The entries have no page in the public reference: their shapes are those of docs/api/carts.md.
  succeededCartItems: listOf(record({ productId: id('01t'), quantity, cartItemId: orNull(id('0a9')) })),
  failedCartItems: listOf(record({ productId: id('01t'), quantity, errorCode: text, message: text })),
});

/** The answer where the guest has no cart to keep: an empty object. */
export const nothingPreserved: Shape = (value, at) => (JSON.stringify(value) === '{}' ? [] : [`${at} is not empty`]);

export const cartCoupons = record({ cartId: id('0a6'), ownerId: orNull(text), cartStatus: text, cartCoupons: coupons });
