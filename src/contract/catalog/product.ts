import type { Static } from 'typebox';
import type {
  fieldTexts,
  imageSchema,
  mediaGroupSchema,
  pathStepSchema,
  productClassSchema,
  productDetailSchema,
  productListQuery,
  productListSchema,
  productOverviewSchema,
  productQuery,
  quantityRuleSchema,
} from './product.schema';

export type FieldTexts = Static<typeof fieldTexts>;
export type Image = Static<typeof imageSchema>;
export type MediaGroup = Static<typeof mediaGroupSchema>;
export type PathStep = Static<typeof pathStepSchema>;
export type ProductClass = Static<typeof productClassSchema>;
/** As on the wire: minimum, maximum and increment are strings, which `commerce/quantityRule` parses. */
export type PurchaseQuantityRule = NonNullable<Static<typeof quantityRuleSchema>>;

export type ProductQuery = Static<typeof productQuery>;
export type ProductDetail = Static<typeof productDetailSchema>;
export type VariationInfo = NonNullable<ProductDetail['variationInfo']>;
export type AttributeSetInfo = NonNullable<ProductDetail['attributeSetInfo']>;

export interface ProductArgs {
  readonly productId: string;
  /** Intermediate caches must not store the answer. */
  readonly noCache?: boolean;
}

export type ProductListQuery = Static<typeof productListQuery>;
export type ProductOverview = Static<typeof productOverviewSchema>;
export type ProductList = Static<typeof productListSchema>;

/** Either ids or skus, never both, at least one (PRD-02). */
export interface ProductListArgs {
  readonly ids?: readonly string[];
  readonly skus?: readonly string[];
  readonly fields?: readonly string[];
  readonly excludePrices?: boolean;
  readonly excludeMedia?: boolean;
  readonly includeAttributeSetInfo?: boolean;
  readonly includeQuantityRule?: boolean;
  readonly includeProductSellingModels?: boolean;
  readonly includeGroupByAttributeVariationInfo?: boolean;
}

/** Most products of one list call. */
export const PRODUCT_LIST_LIMIT = 100;

/** The gallery of a product page shows the image groups of this usage. */
export const GALLERY_USAGE_TYPE = 'Standard';
export const LISTING_USAGE_TYPE = 'Listing';
/** The wide picture at the head of a category. */
export const BANNER_USAGE_TYPE = 'Banner';

/** Request headers for reading a product in a version of the catalogue (PRD-01). */
export const HIGH_SCALE_HEADERS = { 'x-high-scale': 'true' } as const;
