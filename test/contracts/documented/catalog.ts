import { count, currency, flag, id, listOf, mapOf, money, oneOf, orNull, quantity, record, text } from '../shape';

// Categories, search results and products as the public reference describes them.

export const image = record({ url: text, alternateText: orNull(text) });

export const quantityRule = orNull(record({ minimum: quantity, maximum: quantity, increment: quantity }));

const productClass = oneOf('Simple', 'Variation', 'VariationParent', 'Bundle', 'Set');

/** One category; its name is one of its fields. */
export const category = record({ id: id('0ZG'), urlName: orNull(text), fields: mapOf(orNull(text)) });

export const categories = record({
  productCategories: listOf(category, 1),
});

/** From the uppermost category down. */
export const categoryPath = record({
  path: listOf(record({ id: id('0ZG'), name: text, description: orNull(text), urlName: orNull(text) }), 1),
});

export const suggestions = record({
  recentSearchSuggestions: listOf(record({ value: text })),
  suggestedProducts: listOf(record({ id: id('01t') })),
  suggestedTerms: listOf(record({ value: text })),
});

const foundProduct = record({
  id: id('01t'),
  name: text,
  fields: mapOf(record({ value: orNull(text) })),
  defaultImage: orNull(image),
  productClass,
  prices: orNull(record({ listPrice: orNull(money), unitPrice: orNull(money) })),
  urlName: orNull(text),
});

export const searchResult = record({
  categories: record({ category: record({ id: orNull(text) }), productCount: count, children: listOf(record({})) }),
  facets: listOf(
    record({
      nameOrId: text,
      attributeType: oneOf('Standard', 'Custom', 'ProductAttribute'),
      facetType: oneOf('DistinctValue', 'Range'),
      displayName: text,
      displayRank: count,
      displayType: oneOf('SingleSelect', 'MultiSelect', 'CategoryTree', 'DatePicker'),
      values: listOf(record({ nameOrId: text, displayName: text, productCount: count }), 1),
    }),
  ),
  locale: text,
  productsPage: record({
    currencyIsoCode: currency,
    pageSize: count,
    total: count,
    products: listOf(foundProduct),
  }),
});

export const sortRules = record({
  sortRules: listOf(record({ sortRuleId: text, nameOrId: text, label: text, direction: text, sortOrder: count }), 1),
});

const entryError = record({});

/** A product in a list; `success` and `error` say whether it could be read, and why not. */
const productOverview = record({
  id: id('01t'),
  name: orNull(text),
  fields: mapOf(orNull(text)),
  defaultImage: orNull(image),
  mediaGroups: listOf(record({ developerName: text, usageType: text, mediaItems: listOf(image) })),
  urlName: orNull(text),
  success: flag,
  error: entryError,
  isConfigurationAllowed: flag,
});
export const products = record({ total: count, products: listOf(productOverview, 1) });

// Gift wrap and the assistant's context have no page in the public reference: their shapes are in docs/api
// (catalogue.md, activities.md).

/** Products as in a list; each also has the fields of `giftWrapChoice`, which a cart needs to take one. */
export const giftWrap = record({ products: listOf(productOverview, 1) });
export const giftWrapChoice = record({ prices: record({ unitPrice: money }), purchaseQuantityRule: quantityRule });

export const productChildren = record({
  count,
  currentPageToken: text,
  currentPageUrl: text,
  nextPageToken: orNull(text),
  nextPageUrl: orNull(text),
  previousPageToken: orNull(text),
  previousPageUrl: orNull(text),
  items: listOf(record({ defaultQuantity: quantity, isEntitled: flag, productInfo: record({ id: id('01t') }) }), 1),
});

export const featuredProducts = record({
  featuredProductsByRelationshipType: mapOf(
    listOf(record({ id: id('01t'), productClass, urlName: orNull(text), fields: mapOf(orNull(text)) }), 1),
  ),
});

export const productDetail = record({
  id: id('01t'),
  productClass,
  urlName: orNull(text),
  fields: mapOf(orNull(text)),
  defaultImage: orNull(image),
  mediaGroups: listOf(record({ developerName: text, usageType: text, mediaItems: listOf(image) })),
  primaryProductCategoryPath: orNull(record({ path: listOf(record({ id: id('0ZG'), name: text })) })),
  purchaseQuantityRule: quantityRule,
});

/** Products as in a search. */
export const recommendations = record({
  uuid: text,
  productPage: record({ currencyIsoCode: currency, total: count, products: listOf(foundProduct, 1) }),
});

export const shopperAgent = record({ agentEnabled: flag });
