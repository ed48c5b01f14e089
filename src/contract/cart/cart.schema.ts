import { Type } from 'typebox';
import {
  body,
  count,
  mapOf,
  anything,
  nullable,
  oneOf,
  pathParams,
  query,
  text,
  textOrNull,
  wireMoney,
} from '../wire.schema';

export const cartParams = pathParams(['version', 'webstoreId', 'cartStateOrId']);
export const cartQuery = query({ currencyIsoCode: Type.Optional(text) });

/** PUT carts takes no body, POST carts this one. */
/** PUT of a cart: for whom and in what, which the query may say as well. */
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

/** Processing: lines are still to join the cart. */
export const asyncOperationStatus = oneOf(['Completed', 'Processing', 'Errored']);

export const messagesSummarySchema = Type.Object({
  hasErrors: Type.Boolean(),
  errorCount: count,
  totalLineItemsWithErrors: count,
  relatedEntityId: textOrNull,
  limitedMessages: Type.Array(Type.Object({ type: text, message: text, relatedEntityId: textOrNull })),
});

export const cartSummarySchema = Type.Object({
  cartId: textOrNull,
  webstoreId: text,
  ownerId: textOrNull,
  accountId: textOrNull,
  name: text,
  type: cartType,
  status: oneOf(['Active', 'Checkout', 'Processing', 'PendingClosed', 'PendingDelete', 'Closed']),
  currencyIsoCode: text,
  taxType: oneOf(['Gross', 'Net', 'Automatic']),
  isSecondary: Type.Boolean(),
  asyncOperationStatus,
  totalProductCount: text,
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
  purchaseOrderNumber: textOrNull,
  hasGift: Type.Boolean(),
  orderOwnerId: textOrNull,
  customFields: Type.Array(mapOf(anything)),
  messagesSummary: messagesSummarySchema,
});

export const compactSummarySchema = Type.Object({
  cartId: textOrNull,
  currencyIsoCode: text,
  totalProductCount: text,
  uniqueProductCount: count,
  asyncOperationStatus,
});

/** POST actions/preserve; with nothing to keep, the reply is an empty object. */
const preservedItem = Type.Object({ productId: text, quantity: text, cartItemId: textOrNull });
export const preserveSchema = Type.Object({
  cartId: Type.Optional(textOrNull),
  currencyIsoCode: Type.Optional(text),
  numberOfProducts: Type.Optional(count),
  numberOfProductsWithSuccess: Type.Optional(count),
  numberOfProductsWithError: Type.Optional(count),
  succeededCartItems: Type.Optional(Type.Array(preservedItem)),
  failedCartItems: Type.Optional(
    Type.Array(Type.Object({ productId: text, quantity: text, errorCode: text, message: text })),
  ),
  asyncOperationStatus: Type.Optional(asyncOperationStatus),
});
