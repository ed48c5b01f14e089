import { count, currency, id, listOf, mapOf, money, oneOf, orNull, quantity, record, text } from '../shape';

// What the public reference says of categories, what a search finds, and products.

export const image = record({ url: text, alternateText: orNull(text) });

export const quantityRule = orNull(record({ minimum: quantity, maximum: quantity, increment: quantity }));

const productClass = oneOf('Simple', 'Variation', 'VariationParent', 'Bundle', 'Set');

export const categories = record({
  productCategories: listOf(record({ id: id('0ZG'), urlName: orNull(text), fields: mapOf(orNull(text)) }), 1),
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
    products: listOf(
      record({
        id: id('01t'),
        name: text,
        fields: mapOf(record({ value: orNull(text) })),
        defaultImage: orNull(image),
        productClass,
        prices: orNull(record({ listPrice: orNull(money), unitPrice: orNull(money) })),
        urlName: orNull(text),
      }),
    ),
  }),
});

export const sortRules = record({
  sortRules: listOf(record({ sortRuleId: text, nameOrId: text, label: text, direction: text, sortOrder: count }), 1),
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
