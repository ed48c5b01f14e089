import type { ProductList, ProductOverview } from '../../../../contract/catalog/product';
import { LISTING_FIELDS } from '../../../../contract/catalog/productFields';
import { latePathTo } from '../../../../contract/latePaths';
import { withQuery } from '../../../../contract/paths';
import type { LinePrice, PriceList } from '../../../../contract/prices/price';
import type { FoundProduct } from '../../../../contract/search/search';
import { askFor, type Answered, type Ask, type Call } from '../../../api';
import { productListCall } from './productsApi';

/** Products as search results; those that the caller may not see are missing. */
export interface ListedProducts {
  readonly currencyIsoCode: string;
  readonly products: FoundProduct[];
}

/** Products by id or by SKU, never by both. */
type Named = { readonly ids: readonly string[] } | { readonly skus: readonly string[] };

const found = (product: ProductOverview, price: LinePrice | undefined): FoundProduct => ({
  id: product.id,
  name: product.name ?? '',
  fields: Object.fromEntries(Object.entries(product.fields).map(([name, value]) => [name, { value }])),
  defaultImage: product.defaultImage,
  productClass: product.productClass ?? 'Simple',
  // Another server may give no tiers here.
  prices: price ? { ...price, priceAdjustment: price.priceAdjustment ?? null, productId: product.id } : null,
  purchaseQuantityRule: product.purchaseQuantityRule ?? null,
  urlName: product.urlName,
  variationAttributeSet: null,
  productSellingModelInformation: null,
});

/**
 * The named products with their prices, in two calls, in the server's order. If the prices cannot be read, the products
 * have none; with `needsPrices` the read fails instead. At most a hundred products: the server's limit.
 */
export async function readListedProducts(
  named: Named,
  ask: Ask,
  { needsPrices = false, ...options }: { readonly excludeMedia?: boolean; readonly needsPrices?: boolean } = {},
): Promise<Answered<ListedProducts>> {
  const products = productListCall({ ...named, fields: LISTING_FIELDS, includeQuantityRule: true, ...options });
  const listed = await askFor<ProductList | null>(ask, products);
  if ('error' in listed) return listed;
  const seen = (listed.data?.products ?? []).filter(({ success }) => success);
  if (seen.length === 0) return { data: { currencyIsoCode: '', products: [] } };
  const prices: Call = {
    path: ({ webstoreId }) => withQuery(latePathTo('prices', { webstoreId }), { productIds: seen.map(({ id }) => id) }),
    guestData: true,
    privacy: 'open',
  };
  const priced = await askFor<PriceList | null>(ask, prices);
  if (needsPrices && 'error' in priced) return priced;
  const lines = 'data' in priced ? (priced.data?.pricingLineItemResults ?? []) : [];
  const priceOf = new Map(lines.map((line) => [line.productId, line]));
  return {
    data: {
      currencyIsoCode: 'data' in priced ? (priced.data?.currencyIsoCode ?? '') : '',
      products: seen.map((product) => found(product, priceOf.get(product.id))),
    },
  };
}
