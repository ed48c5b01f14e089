import { Type } from 'typebox';
import {
  body,
  count,
  entryError,
  flag,
  mapOf,
  nullable,
  oneOf,
  open,
  query,
  text,
  textOrNull,
  wireMoney,
} from '../wire.schema';
import { imageSchema, productClassSchema, quantityRuleSchema } from '../catalog/product.schema';
import { priceAdjustmentSchema } from '../prices/price.schema';
import type { CategoryBranch } from './search';

const page = Type.Optional(Type.Integer({ minimum: 0, maximum: 5000 }));
const pageSize = Type.Optional(Type.Integer({ minimum: 1, maximum: 200 }));
const groupings = oneOf(['NoGrouping', 'VariationParent']);

/**
 * Without an `attributeType` the facet is found by its name alone. Without a `type` the values are single ones
 * (`DistinctValue`), not a range.
 */
export const refinementSchema = body({
  attributeType: Type.Optional(oneOf(['Standard', 'Custom', 'ProductAttribute'])),
  nameOrId: Type.String({ minLength: 1, maxLength: 255 }),
  type: Type.Optional(oneOf(['DistinctValue', 'Range'])),
  values: Type.Array(Type.String({ maxLength: 255 }), { minItems: 1, maxItems: 20 }),
});

export const searchQuery = query({
  searchTerm: Type.Optional(text),
  categoryId: Type.Optional(text),
  fields: Type.Optional(text),
  page,
  pageSize,
  sortRuleId: Type.Optional(text),
  refinements: Type.Optional(text),
  /** An addition to the webstore API: the currency of the prices by which products are found and sorted. */
  currencyIsoCode: Type.Optional(text),
  grouping: Type.Optional(groupings),
  includeQuantityRule: flag,
  includeProductVariationInfo: flag,
  searchFields: Type.Optional(text),
  effectiveBuyerGroupIds: Type.Optional(text),
  /** An addition to the webstore API, in development only: each product explains its position. */
  explain: flag,
});

export const productSearchQuery = query({ currencyIsoCode: Type.Optional(text) });
export const productSearchBody = body({
  searchTerm: Type.Optional(nullable(Type.String())),
  categoryId: Type.Optional(nullable(Type.String())),
  fields: Type.Optional(Type.Array(text, { maxItems: 100 })),
  refinements: Type.Optional(Type.Array(refinementSchema, { maxItems: 9 })),
  grouping: Type.Optional(body({ groupingOption: groupings })),
  includePrices: flag,
  includeQuantityRule: flag,
  page,
  pageSize,
  sortRuleId: Type.Optional(nullable(Type.String())),
});

const categoryOfSearch = Type.Object({ id: textOrNull, name: text, description: textOrNull });
const categoryBranch = Type.Unsafe<CategoryBranch>({
  $id: 'categoryBranch',
  ...Type.Object({
    category: categoryOfSearch,
    productCount: count,
    children: Type.Array(Type.Unsafe<CategoryBranch>({ $ref: 'categoryBranch#' })),
  }),
});
const facet = Type.Object({
  nameOrId: text,
  attributeType: oneOf(['Standard', 'Custom', 'ProductAttribute']),
  facetType: oneOf(['DistinctValue', 'Range']),
  displayName: text,
  displayRank: count,
  displayType: oneOf(['SingleSelect', 'MultiSelect', 'CategoryTree', 'DatePicker']),
  values: Type.Array(Type.Object({ nameOrId: text, displayName: text, productCount: count })),
});
/**
 * The tiers are an addition to the webstore API: with them a listing shows "from 10: 6.90" without a call per product.
 */
export const searchPriceSchema = Type.Object({
  productId: text,
  listPrice: nullable(wireMoney),
  unitPrice: nullable(wireMoney),
  pricebookEntryId: textOrNull,
  priceAdjustment: priceAdjustmentSchema,
  success: Type.Boolean(),
  error: entryError,
});
/**
 * An addition to the webstore API: the score by which a product is ranked, and what it comes from: the match multiplied
 * by availability and purchases. The match is the sum over the words of `weight × sureness × rarity`, multiplied by
 * `synonym`; the weight is that of the texts (`fields`) in which the word stands. Decimals as text. Without `words` the
 * term consists of references, which keep their order.
 */
const rankingSchema = Type.Object({
  score: text,
  match: text,
  availability: text,
  ownPurchases: text,
  groupPurchases: text,
  synonym: text,
  words: Type.Array(
    Type.Object({
      word: text,
      readAs: text,
      weight: text,
      sureness: text,
      rarity: text,
      fields: Type.Array(Type.Object({ field: text, weight: text })),
    }),
  ),
});
export const foundProductSchema = Type.Object({
  id: text,
  name: text,
  fields: mapOf(Type.Object({ value: textOrNull })),
  defaultImage: nullable(imageSchema),
  productClass: productClassSchema,
  prices: nullable(searchPriceSchema),
  purchaseQuantityRule: quantityRuleSchema,
  urlName: textOrNull,
  variationAttributeSet: nullable(Type.Object({ id: textOrNull, developerName: text, attributes: mapOf(textOrNull) })),
  productSellingModelInformation: nullable(Type.Object({ isSubscription: Type.Boolean() })),
  ranking: Type.Optional(rankingSchema),
});
/** A category with what the address of its page is made of. */
const namedCategory = Type.Object({ id: text, name: text, urlName: textOrNull });
export const searchResultSchema = Type.Object(
  {
    categories: categoryBranch,
    facets: Type.Array(facet),
    /**
     * An addition to the webstore API: the product that the term names by its reference or GTIN, if the term says
     * nothing else. Clients open its page.
     */
    namedProductId: Type.Optional(text),
    /**
     * An addition to the webstore API: the term without typing errors and unknown references, if only this corrected
     * term found something.
     */
    correctedSearchTerm: Type.Optional(text),
    /**
     * An addition to the webstore API, if the term finds nothing: products that match at least half of its words (best
     * first), the categories with the most of them, and a spelling of the term that finds something.
     */
    nearest: Type.Optional(
      Type.Object({
        searchTerm: Type.Optional(text),
        products: Type.Array(foundProductSchema),
        categories: Type.Optional(Type.Array(namedCategory)),
      }),
    ),
    locale: text,
    productsPage: Type.Object({
      currencyIsoCode: text,
      pageSize: count,
      total: count,
      products: Type.Array(foundProductSchema),
    }),
  },
  open,
);

export const suggestionsQuery = query({
  searchTerm: Type.Optional(text),
  maxResults: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
  includeSuggestedProducts: flag,
  maxSuggestedProducts: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
  includeSuggestedTerms: flag,
  popularProductsCategoryId: Type.Optional(text),
  currencyIsoCode: Type.Optional(text),
});
/**
 * All but the id is an addition to the webstore API: what a row needs to show. A price is null where the caller has
 * none.
 */
const suggestedProductSchema = Type.Object({
  id: text,
  name: Type.Optional(text),
  urlName: Type.Optional(text),
  reference: Type.Optional(text),
  packaging: Type.Optional(text),
  defaultImage: Type.Optional(imageSchema),
  unitPrice: Type.Optional(nullable(wireMoney)),
  currencyIsoCode: Type.Optional(text),
  isAvailable: Type.Optional(Type.Boolean()),
  productClass: Type.Optional(productClassSchema),
  purchaseQuantityRule: Type.Optional(quantityRuleSchema),
  /** For a variation parent: how many of its variations the caller can see. */
  variationCount: Type.Optional(count),
});
export const suggestionsSchema = Type.Object(
  {
    recentSearchSuggestions: Type.Array(Type.Object({ value: text })),
    suggestedProducts: Type.Array(suggestedProductSchema),
    suggestedTerms: Type.Array(Type.Object({ value: text })),
    /**
     * An addition to the webstore API: categories whose names contain the term, answered together with the suggested
     * terms.
     */
    suggestedCategories: Type.Optional(Type.Array(namedCategory)),
  },
  open,
);

export const sortRulesQuery = query({});
export const sortRulesSchema = Type.Object(
  {
    sortRules: Type.Array(
      Type.Object({
        sortRuleId: text,
        nameOrId: text,
        label: text,
        labelSuffix: textOrNull,
        direction: oneOf(['Default', 'Ascending', 'Descending']),
        type: oneOf(['Relevancy', 'ProductBased', 'ProductAttributeBased', 'SortByPricebook']),
        sortOrder: count,
        /** An addition to the webstore API: whether listings without a term come in this order (SRC-11). */
        isUsual: Type.Optional(Type.Boolean()),
      }),
    ),
  },
  open,
);
