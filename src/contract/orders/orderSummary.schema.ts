import { Type } from 'typebox';
import { asyncOperationStatus } from '../cart/cart.schema';
import { promotionTargetSchema } from '../cart/promotion.schema';
import { productContentSchema } from '../catalog/productContent.schema';
import { contactInfoSchema, taxLineSchema } from '../checkout/checkout.schema';
import { deliveryAddressSchema } from '../checkout/deliveryGroup.schema';
import { recordFieldsSchema } from './recordField.schema';
import {
  bool,
  count,
  deliveryName,
  nullable,
  oneOf,
  open,
  openText,
  openTextOrNull,
  pathParams,
  personalText,
  personalTextOrNull,
  query,
  text,
  textOrNull,
  wireMoney,
} from '../wire.schema';

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
  currentPageToken: openTextOrNull,
  currentPageUrl: openTextOrNull,
  nextPageToken: openTextOrNull,
  nextPageUrl: openTextOrNull,
  previousPageToken: openTextOrNull,
  previousPageUrl: openTextOrNull,
};

const summary = {
  orderSummaryId: openText,
  orderNumber: openText,
  orderedDate: openText,
  createdDate: Type.Optional(openText),
  ownerId: Type.Optional(openTextOrNull),
  status: openText,
  currencyIsoCode: openText,
  totalAmount: wireMoney,
  totalProductCount: openText,
  uniqueProductCount: count,
  fields: Type.Optional(recordFieldsSchema),
};

const listed = {
  ...summary,
  deliveryDates: Type.Optional(Type.Array(openText)),
  firstProductNames: Type.Optional(Type.Array(openText)),
};

export const orderSummariesSchema = Type.Object({
  count,
  orderSummaries: Type.Array(Type.Object(listed)),
  ...pageLinks,
});

const billingAddressSchema = Type.Object({
  name: personalText,
  companyName: personalTextOrNull,
  street: personalText,
  city: personalText,
  region: openTextOrNull,
  postalCode: personalText,
  country: openText,
});

const deliverySchema = Type.Object({
  name: Type.String(deliveryName),
  deliveryAddress: deliveryAddressSchema,
  deliveryMethodName: openText,
  deliveryDate: openText,
  shippingInstructions: personalTextOrNull,
  totalDeliveryAmount: wireMoney,
  isGift: bool,
  giftMessage: personalTextOrNull,
  giftToName: personalTextOrNull,
  items: Type.Array(Type.Object({ orderItemSummaryId: openText, name: openText, quantity: openText })),
});

export const orderSummarySchema = Type.Object({
  ...summary,
  totalProductAmount: wireMoney,
  totalAdjustmentAmount: wireMoney,
  promotions: Type.Array(
    Type.Object({
      displayName: openText,
      couponCode: openTextOrNull,
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
  deliveryMethodName: openText,
  deliveryDate: openText,
  shippingInstructions: personalTextOrNull,
  deliveries: Type.Array(deliverySchema),
  payment: Type.Object({
    requestType: oneOf(['Auth', 'PostAuth', 'SimplePurchaseOrder']),
    methodLabel: personalText,
    mandateReference: personalTextOrNull,
  }),
  purchaseOrderNumber: personalTextOrNull,
});

/** Only for a line that was ordered under a selling model. */
const orderedModel = {
  productSellingModelId: Type.Optional(openText),
  sellingModelType: Type.Optional(openText),
  subscriptionTerm: Type.Optional(nullable(count)),
  pricingTerm: Type.Optional(nullable(count)),
  pricingTermUnit: Type.Optional(openTextOrNull),
};

export const orderItemsSchema = Type.Object({
  count,
  items: Type.Array(
    Type.Object({
      orderItemSummaryId: openText,
      product: Type.Object({
        productId: openText,
        name: openText,
        sku: openTextOrNull,
        packaging: openTextOrNull,
        canViewProduct: bool,
        /** Only where a call names fields of products. */
        fields: Type.Optional(recordFieldsSchema),
      }),
      quantity: openText,
      unitPrice: wireMoney,
      totalPrice: wireMoney,
      totalAdjustmentAmount: wireMoney,
      promotionDisplayName: openTextOrNull,
      totalTaxAmount: wireMoney,
      ratePercentage: openText,
      ...orderedModel,
      /**
       * The contents of a bundle when it was ordered; missing for every other product, and for orders of earlier
       * releases.
       */
      contents: Type.Optional(Type.Array(productContentSchema)),
      /** Only where a call names fields of lines. */
      fields: Type.Optional(recordFieldsSchema),
    }),
  ),
  ...pageLinks,
});

export const addOrderToCartQuery = query({ currencyIsoCode: Type.Optional(text) });

/** A line of the order that was not added in full, with the reason. */
const unaddedProduct = Type.Object({
  productId: text,
  productName: text,
  productSKU: textOrNull,
  errorCode: text,
  errorMessage: text,
});

export const addOrderToCartSchema = Type.Object(
  {
    cartId: textOrNull,
    currencyIsoCode: text,
    hasErrors: Type.Boolean(),
    /** Both are 0 while the lines are still to be added. */
    totalSucceededProductCount: count,
    totalFailedProductCount: count,
    unaddedProducts: Type.Array(unaddedProduct),
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
  },
  open,
);
