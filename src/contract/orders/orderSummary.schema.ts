import { Type } from 'typebox';
import { asyncOperationStatus } from '../cart/cart.schema';
import { promotionTargetSchema } from '../cart/promotion.schema';
import { contactInfoSchema, taxLineSchema } from '../checkout/checkout.schema';
import { deliveryAddressSchema } from '../checkout/deliveryGroup.schema';
import { recordFieldsSchema } from './recordField.schema';
import { count, nullable, oneOf, pathParams, query, text, textOrNull, wireMoney } from '../wire.schema';

export const orderSummariesParams = pathParams(['version', 'webstoreId']);
export const orderSummaryParams = pathParams(['version', 'webstoreId', 'orderSummaryId']);

const page = {
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  pageToken: Type.Optional(text),
};
export const orderSummariesQuery = query({
  ...page,
  fields: Type.Optional(text),
  currencyIsoCode: Type.Optional(text),
});
export const orderSummaryQuery = query({ fields: Type.Optional(text), currencyIsoCode: Type.Optional(text) });
export const orderItemsQuery = query({ ...page, fields: Type.Optional(text), productFields: Type.Optional(text) });

const pageLinks = {
  currentPageToken: textOrNull,
  currentPageUrl: textOrNull,
  nextPageToken: textOrNull,
  nextPageUrl: textOrNull,
  previousPageToken: textOrNull,
  previousPageUrl: textOrNull,
};

const summary = {
  orderSummaryId: text,
  orderNumber: text,
  orderedDate: text,
  createdDate: Type.Optional(text),
  ownerId: Type.Optional(textOrNull),
  status: text,
  currencyIsoCode: text,
  totalAmount: wireMoney,
  totalProductCount: text,
  uniqueProductCount: count,
  fields: Type.Optional(recordFieldsSchema),
};

export const orderSummariesSchema = Type.Object({
  count,
  orderSummaries: Type.Array(Type.Object(summary)),
  ...pageLinks,
});

const billingAddressSchema = Type.Object({
  name: text,
  companyName: textOrNull,
  street: text,
  city: text,
  region: textOrNull,
  postalCode: text,
  country: text,
});

const deliverySchema = Type.Object({
  name: text,
  deliveryAddress: deliveryAddressSchema,
  deliveryMethodName: text,
  deliveryDate: text,
  shippingInstructions: textOrNull,
  totalDeliveryAmount: wireMoney,
  isGift: Type.Boolean(),
  giftMessage: textOrNull,
  giftToName: textOrNull,
  items: Type.Array(Type.Object({ orderItemSummaryId: text, name: text, quantity: text })),
});

export const orderSummarySchema = Type.Object({
  ...summary,
  totalProductAmount: wireMoney,
  totalAdjustmentAmount: wireMoney,
  promotions: Type.Array(
    Type.Object({
      displayName: text,
      couponCode: textOrNull,
      targetType: promotionTargetSchema,
      adjustmentAmount: wireMoney,
    }),
  ),
  totalDeliveryAmount: wireMoney,
  totalNetAmount: wireMoney,
  totalTaxAmount: wireMoney,
  grandTotalAmount: wireMoney,
  taxes: Type.Array(taxLineSchema),
  contactInfo: contactInfoSchema,
  deliveryAddress: deliveryAddressSchema,
  billingAddress: nullable(billingAddressSchema),
  deliveryMethodName: text,
  deliveryDate: text,
  shippingInstructions: textOrNull,
  deliveries: Type.Array(deliverySchema),
  payment: Type.Object({
    requestType: oneOf(['Auth', 'PostAuth', 'SimplePurchaseOrder']),
    methodLabel: text,
    mandateReference: textOrNull,
  }),
  purchaseOrderNumber: textOrNull,
});

export const orderItemsSchema = Type.Object({
  count,
  items: Type.Array(
    Type.Object({
      orderItemSummaryId: text,
      product: Type.Object({ productId: text, name: text, sku: textOrNull, canViewProduct: Type.Boolean() }),
      quantity: text,
      unitPrice: wireMoney,
      totalPrice: wireMoney,
      totalAdjustmentAmount: wireMoney,
      promotionDisplayName: textOrNull,
      totalTaxAmount: wireMoney,
      ratePercentage: text,
    }),
  ),
  ...pageLinks,
});

export const addOrderToCartQuery = query({ currencyIsoCode: Type.Optional(text) });

export const addOrderToCartSchema = Type.Object({
  cartId: textOrNull,
  currencyIsoCode: text,
  hasErrors: Type.Boolean(),
  asyncOperationStatus: Type.Optional(asyncOperationStatus),
  results: Type.Array(
    Type.Object({
      orderItemSummaryId: text,
      productId: text,
      name: text,
      quantity: text,
      addedQuantity: text,
      statusCode: count,
      errorCode: textOrNull,
      message: textOrNull,
      cartItemId: textOrNull,
    }),
  ),
});
