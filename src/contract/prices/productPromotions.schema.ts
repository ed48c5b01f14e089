import { Type } from 'typebox';
import {
  body,
  bool,
  mapOf,
  nullable,
  oneOf,
  openText,
  openTextOrNull,
  pathParams,
  personalTextOrNull,
  quantityInput,
  query,
  text,
  wireMoney,
} from '../wire.schema';

export const evaluateProductsParams = pathParams(['version']);
export const evaluateProductsQuery = query({ currencyIsoCode: Type.Optional(text) });
export const evaluateProductsBody = body({
  products: Type.Array(
    body({
      productId: Type.Optional(nullable(Type.String({ maxLength: 18 }))),
      sku: Type.Optional(nullable(Type.String({ maxLength: 255 }))),
      // An amount, which a client may also send as a number, like a quantity.
      salesPrice: Type.Optional(quantityInput),
    }),
    { minItems: 1, maxItems: 100 },
  ),
  webStoreId: Type.Optional(nullable(Type.String({ maxLength: 255 }))),
  effectiveAccountId: Type.Optional(nullable(Type.String())),
  currencyIsoCode: Type.Optional(nullable(Type.String())),
  // `segments`: ids of buyer groups of the caller; `productCategories`: by product id, ids of its categories. If one is
  // given, promotions of other groups or categories are not evaluated.
  segments: Type.Optional(Type.Array(text)),
  productCategories: Type.Optional(mapOf(Type.Array(text))),
});

export const evaluateProductsSchema = Type.Object({
  promotionProductEvaluationResults: Type.Array(
    Type.Object({
      productId: openTextOrNull,
      sku: openTextOrNull,
      salesPrice: nullable(wireMoney),
      promotionalPrice: nullable(wireMoney),
      currencyIsoCode: openText,
      promotionPriceAdjustmentList: Type.Array(
        Type.Object({
          promotionId: openText,
          displayName: openText,
          termsAndConditions: openTextOrNull,
          adjustmentType: oneOf(['AdjustmentPercentage', 'AdjustmentAmount']),
          adjustmentValue: openText,
          adjustmentAmount: wireMoney,
        }),
      ),
      isSuccess: bool,
      errorMessage: personalTextOrNull,
    }),
  ),
});
