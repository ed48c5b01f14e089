import { Type } from 'typebox';
import {
  count,
  entryError,
  flag,
  mapOf,
  nullable,
  oneOf,
  open,
  pathParams,
  query,
  text,
  textOrNull,
} from '../wire.schema';
import { linePriceSchema } from '../prices/price.schema';

/** The fields of a product or a category, also in a cart's lines: texts by field name; null: unknown. */
export const fieldTexts = mapOf(textOrNull);

export const imageSchema = Type.Object({
  id: text,
  alternateText: text,
  contentVersionId: textOrNull,
  mediaType: text,
  sortOrder: count,
  thumbnailUrl: textOrNull,
  title: text,
  url: text,
});
export const mediaGroupSchema = Type.Object({
  id: text,
  developerName: text,
  name: text,
  usageType: text,
  mediaItems: Type.Array(imageSchema),
});
export const pathStepSchema = Type.Object({ id: text, name: text, description: textOrNull, urlName: textOrNull });
export const quantityRuleSchema = nullable(Type.Object({ minimum: text, maximum: text, increment: text }));
export const productClassSchema = oneOf(['Simple', 'Variation', 'VariationParent', 'Bundle', 'Set']);

const attributeInfo = Type.Object({
  apiName: text,
  label: text,
  objectName: text,
  sequence: count,
  fieldEnumOrId: text,
  allowableValues: Type.Array(text),
  availableValues: nullable(Type.Array(text)),
});
const attributeSetInfo = mapOf(
  Type.Object({
    id: text,
    developerName: text,
    masterLabel: text,
    description: textOrNull,
    sequence: count,
    attributeInfo: mapOf(attributeInfo),
  }),
);
const variationInfo = Type.Object({
  attributesToProductMappings: Type.Array(
    Type.Object({
      canonicalKey: text,
      productId: text,
      selectedAttributes: Type.Array(Type.Object({ apiName: text, label: text, sequence: count, value: text })),
      urlName: textOrNull,
    }),
  ),
  variationAttributeInfo: mapOf(
    Type.Object({
      apiName: text,
      label: text,
      objectName: text,
      sequence: count,
      fieldEnumOrId: text,
      allowableValues: Type.Array(text),
      availableValues: nullable(Type.Array(text)),
      options: Type.Array(
        Type.Object({ apiName: text, label: text, colorHexCode: textOrNull, variantAvailable: Type.Boolean() }),
      ),
      viewType: text,
    }),
  ),
});
const sellingModel = Type.Object({
  id: text,
  name: text,
  pricingTerm: nullable(Type.Integer()),
  pricingTermUnit: textOrNull,
  sellingModelType: text,
});

export const productParams = pathParams(['version', 'webstoreId', 'productId']);
export const namedProductParams = pathParams(['version', 'webstoreId', 'urlName']);
export const productInSnapshotParams = pathParams(['version', 'webstoreId', 'snapshotId', 'productId']);
export const productQuery = query({
  fields: Type.Optional(text),
  mediaGroups: Type.Optional(text),
  excludeFields: flag,
  excludeMedia: flag,
  excludeAttributeSetInfo: flag,
  excludePrimaryProductCategory: flag,
  excludeProductSellingModels: flag,
  excludeQuantityRule: flag,
  excludeVariationInfo: flag,
  noCache: flag,
});

/** Excluded parts are missing from the reply. */
export const productDetailSchema = Type.Object(
  {
    id: text,
    productClass: productClassSchema,
    urlName: textOrNull,
    variationParentId: textOrNull,
    fields: Type.Optional(fieldTexts),
    defaultImage: Type.Optional(nullable(imageSchema)),
    mediaGroups: Type.Optional(Type.Array(mediaGroupSchema)),
    primaryProductCategoryPath: Type.Optional(nullable(Type.Object({ path: Type.Array(pathStepSchema) }))),
    purchaseQuantityRule: Type.Optional(quantityRuleSchema),
    attributeSetInfo: Type.Optional(attributeSetInfo),
    variationAttributeSet: Type.Optional(
      nullable(Type.Object({ id: textOrNull, developerName: text, attributes: mapOf(textOrNull) })),
    ),
    variationInfo: Type.Optional(nullable(variationInfo)),
    productSellingModels: Type.Optional(Type.Array(sellingModel)),
  },
  open,
);

export const productListQuery = query({
  ids: Type.Optional(text),
  skus: Type.Optional(text),
  fields: Type.Optional(text),
  excludeMedia: flag,
  excludePrices: flag,
  includeAttributeSetInfo: flag,
  includeGroupByAttributeVariationInfo: flag,
  includeProductSellingModels: flag,
  includeQuantityRule: flag,
  /** An addition to the webstore API: the currency of the prices. */
  currencyIsoCode: Type.Optional(text),
});

/** One product of a list. If it failed, only id, success and error say anything: the rest is null, empty or false. */
export const productOverviewSchema = Type.Object({
  id: text,
  name: textOrNull,
  productClass: Type.Optional(productClassSchema),
  fields: fieldTexts,
  defaultImage: nullable(imageSchema),
  mediaGroups: Type.Array(mediaGroupSchema),
  urlName: textOrNull,
  success: Type.Boolean(),
  error: entryError,
  isConfigurationAllowed: Type.Boolean(),
  /** The caller's price; missing where prices are excluded. */
  prices: Type.Optional(linePriceSchema),
  purchaseQuantityRule: Type.Optional(quantityRuleSchema),
  attributeSetInfo: Type.Optional(attributeSetInfo),
  productSellingModels: Type.Optional(Type.Array(sellingModel)),
  variationAttributeSet: Type.Optional(
    nullable(
      Type.Object({
        apiName: text,
        label: text,
        attributes: Type.Array(Type.Object({ apiName: text, label: text, sequence: count, value: text })),
      }),
    ),
  ),
  variationInfo: Type.Optional(nullable(variationInfo)),
});
export const productListSchema = Type.Object({ total: count, products: Type.Array(productOverviewSchema) }, open);
