import { Type } from 'typebox';
import { CART_STATUS_CHECKOUT } from '../constants';
import {
  body,
  bool,
  count,
  nullable,
  oneOf,
  open,
  openText,
  openTextOrNull,
  otherFields,
  pathParams,
  personalText,
  personalTextOrNull,
  query,
  text,
  textOrNull,
  wireMoney,
} from '../wire.schema';

export const cartParams = pathParams(['version', 'webstoreId', 'cartStateOrId']);
export const cartQuery = query({ currencyIsoCode: Type.Optional(text) });

/** PUT of a cart: its account and currency, which the query may state as well. */
export const makeCartBody = nullable(
  body({
    effectiveAccountId: Type.Optional(nullable(Type.String())),
    currencyIsoCode: Type.Optional(nullable(Type.String())),
  }),
);

export const createCartBody = body({
  name: Type.Optional(Type.String({ maxLength: 255 })),
  type: Type.Optional(oneOf(['Cart'])),
  effectiveAccountId: Type.Optional(nullable(Type.String())),
  currencyIsoCode: Type.Optional(nullable(Type.String())),
  isSecondary: Type.Optional(Type.Boolean()),
});

const cartType = oneOf(['Cart', 'Template', 'PayNowReadOnly']);

export const cloneCartQuery = query({
  targetEffectiveAccountId: Type.Optional(text),
  targetType: Type.Optional(oneOf(['Cart', 'PayNowReadOnly'])),
  currencyIsoCode: Type.Optional(text),
});

/** Processing: lines are still being added to the cart. */
export const asyncOperationStatus = oneOf(['Completed', 'Processing', 'Errored']);

export const messagesSummarySchema = Type.Object({
  hasErrors: bool,
  errorCount: count,
  totalLineItemsWithErrors: count,
  relatedEntityId: openTextOrNull,
  limitedMessages: Type.Array(Type.Object({ type: openText, message: personalText, relatedEntityId: openTextOrNull })),
});

/**
 * The stock that a cart has reserved by a call of its own, until `expiresAt` (ISO). `isComplete`: it covers every line.
 */
const heldStockSchema = Type.Object(
  {
    reservationIdentifier: text,
    expiresAt: text,
    isComplete: Type.Boolean(),
    products: Type.Array(Type.Object({ productId: text, quantity: Type.Number() })),
  },
  open,
);

export const cartSummarySchema = Type.Object({
  cartId: openTextOrNull,
  webstoreId: openText,
  ownerId: openTextOrNull,
  accountId: openTextOrNull,
  name: personalText,
  type: cartType,
  status: oneOf(['Active', CART_STATUS_CHECKOUT, 'Processing', 'PendingClosed', 'PendingDelete', 'Closed']),
  currencyIsoCode: openText,
  taxType: oneOf(['Gross', 'Net', 'Automatic']),
  isSecondary: bool,
  asyncOperationStatus,
  totalProductCount: openText,
  uniqueProductCount: count,
  totalProductLineItemCount: count,
  grandTotalAmount: wireMoney,
  totalListPrice: wireMoney,
  totalProductAmount: wireMoney,
  totalProductAmountAfterAdjustments: wireMoney,
  totalProductListAmount: wireMoney,
  totalPromotionalAdjustmentAmount: wireMoney,
  totalCartLevelAdjustmentAmount: wireMoney,
  totalAmountWithItemAdjustment: wireMoney,
  totalChargeAmount: wireMoney,
  totalTaxAmount: wireMoney,
  purchaseOrderNumber: personalTextOrNull,
  hasGift: bool,
  orderOwnerId: openTextOrNull,
  customFields: otherFields,
  messagesSummary: messagesSummarySchema,
  /** null: nothing is reserved; missing in the cart of a checkout. */
  inventoryReservation: Type.Optional(nullable(heldStockSchema)),
});

export const compactSummarySchema = Type.Object(
  {
    cartId: textOrNull,
    currencyIsoCode: text,
    totalProductCount: text,
    uniqueProductCount: count,
    asyncOperationStatus,
  },
  open,
);

const preservedItem = Type.Object({ productId: openText, quantity: openText, cartItemId: openTextOrNull });
/** The reply of POST actions/preserve; an empty object if the guest had no lines to preserve. */
export const preserveSchema = Type.Object({
  cartId: Type.Optional(openTextOrNull),
  currencyIsoCode: Type.Optional(openText),
  numberOfProducts: Type.Optional(count),
  numberOfProductsWithSuccess: Type.Optional(count),
  numberOfProductsWithError: Type.Optional(count),
  succeededCartItems: Type.Optional(Type.Array(preservedItem)),
  failedCartItems: Type.Optional(
    Type.Array(Type.Object({ productId: openText, quantity: openText, errorCode: openText, message: personalText })),
  ),
  asyncOperationStatus: Type.Optional(asyncOperationStatus),
});
