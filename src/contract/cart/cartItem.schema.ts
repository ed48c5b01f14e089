import { Type } from 'typebox';
import {
  body,
  bool,
  count,
  flag,
  mapOf,
  nullable,
  oneOf,
  open,
  openText,
  openTextOrNull,
  otherFields,
  pathParams,
  personalText,
  personalTextOrNull,
  quantityInput,
  query,
  text,
  textOrNull,
  wireMoney,
} from '../wire.schema';
import { fieldTexts, imageSchema, productClassSchema, quantityRuleSchema } from '../catalog/product.schema';
import { productContentSchema } from '../catalog/productContent.schema';
import { CART_PAGE_LIMIT } from './cartItem';
import { asyncOperationStatus, cartSummarySchema, messagesSummarySchema } from './cart.schema';
import { approachingDiscountSchema, couponSchema, promotionSchema } from './promotion.schema';

const moneyOrNull = nullable(wireMoney);

export const cartItemSortOrder = oneOf([
  'CreatedDateAsc',
  'CreatedDateDesc',
  'NameAsc',
  'NameDesc',
  'SalesPriceAsc',
  'SalesPriceDesc',
]);
const pageNumber = Type.Optional(Type.Integer({ minimum: 1 }));
const pageSize = Type.Optional(Type.Integer({ minimum: 1, maximum: CART_PAGE_LIMIT }));

export const cartItemParams = pathParams(['version', 'webstoreId', 'cartStateOrId', 'cartItemId']);
export const cartItemsQuery = query({
  pageNumber,
  pageSize,
  page: Type.Optional(text),
  sort: Type.Optional(cartItemSortOrder),
  productFields: Type.Optional(text),
  includePromotions: flag,
  includeCoupons: flag,
  currencyIsoCode: Type.Optional(text),
});

const productDetails = Type.Object(
  {
    productId: text,
    name: text,
    sku: textOrNull,
    productClass: productClassSchema,
    productUrlName: textOrNull,
    fields: fieldTexts,
    purchaseQuantityRule: quantityRuleSchema,
    thumbnailImage: nullable(imageSchema),
    /** The selling model of the line. */
    sellingModel: Type.Optional(Type.Object({ name: text, pricingTerm: nullable(count), pricingTermUnit: textOrNull })),
    /** The contents of one bundle; missing for every other product. */
    contents: Type.Optional(Type.Array(productContentSchema)),
    variationAttributes: mapOf(Type.Object({ label: text, value: text, sequence: count })),
  },
  open,
);

export const cartItemSchema = Type.Object({
  cartItemId: openTextOrNull,
  cartId: openTextOrNull,
  cartDeliveryGroupId: openTextOrNull,
  productId: openTextOrNull,
  name: openText,
  type: oneOf(['Product', 'DeliveryCharge']),
  subType: nullable(openText),
  quantity: openText,
  currencyIsoCode: openText,
  listPrice: moneyOrNull,
  salesPrice: moneyOrNull,
  unitAdjustedPrice: moneyOrNull,
  unitAdjustedPriceWithItemAdj: moneyOrNull,
  unitAdjustmentAmount: moneyOrNull,
  unitItemAdjustmentAmount: moneyOrNull,
  itemizedAdjustmentAmount: moneyOrNull,
  totalListPrice: moneyOrNull,
  totalPrice: moneyOrNull,
  totalAmount: moneyOrNull,
  totalAdjustmentAmount: moneyOrNull,
  totalTax: moneyOrNull,
  firstPymtTotalListPrice: Type.Optional(moneyOrNull),
  firstPymtTotalPrice: Type.Optional(moneyOrNull),
  firstPymtTotalTax: Type.Optional(moneyOrNull),
  firstPymtTotalAmount: Type.Optional(moneyOrNull),
  productSellingModelId: openTextOrNull,
  sellingModelType: openTextOrNull,
  subscriptionTerm: nullable(count),
  parentCartItemId: openTextOrNull,
  childProductCount: nullable(count),
  productClass: nullable(openText),
  promotionDisplayName: openTextOrNull,
  promotionNames: Type.Optional(Type.Array(openText)),
  isShippingChargeNotApplicable: bool,
  messagesSummary: messagesSummarySchema,
  customFields: otherFields,
  productDetails: nullable(productDetails),
});

export const cartItemsSchema = Type.Object({
  cartSummary: cartSummarySchema,
  cartItems: Type.Array(Type.Object({ cartItem: cartItemSchema, status: openText, message: personalTextOrNull })),
  cartPromotions: Type.Object({ promotions: Type.Object({ promotions: Type.Array(promotionSchema) }) }),
  cartCoupons: Type.Object({
    cartId: Type.Optional(openTextOrNull),
    ownerId: Type.Optional(openTextOrNull),
    cartStatus: Type.Optional(openText),
    cartCoupons: Type.Object({ coupons: Type.Array(couponSchema) }),
  }),
  approachingDiscounts: Type.Array(approachingDiscountSchema),
  hasErrors: bool,
  currentPage: count,
  totalItemCount: count,
  totalNumberOfPages: count,
  currentPageToken: openTextOrNull,
  currentPageUrl: openTextOrNull,
  nextPageToken: openTextOrNull,
  nextPageUrl: openTextOrNull,
  previousPageToken: openTextOrNull,
  previousPageUrl: openTextOrNull,
});

const itemInput = {
  productId: Type.String({ minLength: 1, maxLength: 18 }),
  quantity: quantityInput,
  type: Type.Optional(oneOf(['Product'])),
  productSellingModelId: Type.Optional(nullable(Type.String())),
  subscriptionTerm: Type.Optional(nullable(Type.Integer({ minimum: 0 }))),
  cartDeliveryGroupId: Type.Optional(nullable(Type.String())),
  subType: Type.Optional(nullable(Type.String())),
};
export const addItemBody = body(itemInput);
export const addItemsBody = body({
  inputs: Type.Array(body({ richInput: body(itemInput) }), { minItems: 1, maxItems: 100 }),
});
/** A result is the item, or an array of code and message. */
export const addItemsSchema = Type.Object({
  hasErrors: bool,
  asyncOperationStatus: Type.Optional(asyncOperationStatus),
  results: Type.Array(
    Type.Object({
      statusCode: count,
      result: Type.Union([Type.Array(Type.Object({ errorCode: openText, message: personalText })), cartItemSchema]),
    }),
  ),
});
export const changeItemBody = body({ quantity: quantityInput });

export const cartProductsQuery = query({
  pageNumber,
  pageSize,
  productFields: Type.Optional(text),
  currencyIsoCode: Type.Optional(text),
});
export const cartProductsSchema = Type.Object(
  {
    count,
    currentPage: count,
    hasErrors: Type.Boolean(),
    products: Type.Array(
      Type.Object({
        productId: text,
        name: text,
        totalQuantity: text,
        totalPrice: moneyOrNull,
        cartItemIds: Type.Array(text),
        productDetails: nullable(productDetails),
      }),
    ),
    totalProductCount: count,
    totalNumberOfPages: count,
  },
  open,
);
