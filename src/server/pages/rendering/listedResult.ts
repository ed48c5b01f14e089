import type { ListedPrice, ListedProduct, ListedResult } from '../../../contract/search/listed';
import type { FoundPrice, FoundProduct, SearchResult } from '../../../contract/search/search';

const listedPrice = ({ success, listPrice, unitPrice, priceAdjustment }: FoundPrice): ListedPrice => ({
  success,
  listPrice,
  unitPrice,
  priceAdjustment: priceAdjustment && {
    priceAdjustmentTiers: priceAdjustment.priceAdjustmentTiers.map(({ lowerBound, upperBound, tierUnitPrice }) => ({
      lowerBound,
      upperBound,
      tierUnitPrice,
    })),
  },
});

const listedProduct = (product: FoundProduct): ListedProduct => ({
  ...product,
  defaultImage: product.defaultImage && { url: product.defaultImage.url },
  prices: product.prices && listedPrice(product.prices),
});

/**
 * A search's result with only what lists read: ids of prices and pictures differ in all products, so they hardly
 * compress.
 */
export const listedResult = ({ productsPage, nearest, ...rest }: SearchResult): ListedResult => ({
  ...rest,
  productsPage: { ...productsPage, products: productsPage.products.map(listedProduct) },
  ...(nearest && { nearest: { ...nearest, products: nearest.products.map(listedProduct) } }),
});
