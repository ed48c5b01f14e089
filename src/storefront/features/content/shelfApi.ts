import type { ProductList, ProductOverview } from '../../../contract/catalog/product';
import { LISTING_FIELDS } from '../../../contract/catalog/productFields';
import { latePathTo } from '../../../contract/latePaths';
import { withQuery } from '../../../contract/paths';
import type { LinePrice, PriceList } from '../../../contract/prices/price';
import type { FoundProduct } from '../../../contract/search/search';
import { api, type ApiFailure, type Call } from '../../api';

/** Products as a search finds them, in the order in which they were named; those the caller may not see are not there. */
export interface Shelf {
  readonly currencyIsoCode: string;
  readonly products: FoundProduct[];
}

type Answer<T> = { readonly data: T } | { readonly error: ApiFailure };

const found = (product: ProductOverview, price: LinePrice | undefined): FoundProduct => ({
  id: product.id,
  name: product.name ?? '',
  fields: Object.fromEntries(Object.entries(product.fields).map(([name, value]) => [name, { value }])),
  defaultImage: product.defaultImage,
  productClass: product.productClass ?? 'Simple',
  prices: price ? { ...price, priceAdjustment: null, productId: product.id } : null,
  purchaseQuantityRule: product.purchaseQuantityRule ?? null,
  urlName: product.urlName,
  variationAttributeSet: null,
  productSellingModelInformation: null,
});

export const shelfApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The products of these SKUs with their prices: what a content names. */
    shelf: build.query<Shelf, { readonly skus: readonly string[] }>({
      queryFn: async ({ skus }, _life, _options, ask) => {
        const products: Call = {
          path: ({ webstoreId }) =>
            withQuery(latePathTo('products', { webstoreId }), {
              skus,
              fields: LISTING_FIELDS,
              includeQuantityRule: true,
            }),
          guestData: true,
          privacy: 'open',
        };
        // Answers of calls of the contract, whose shapes their own side has checked.
        const listed = (await ask(products)) as Answer<ProductList | null>;
        if ('error' in listed) return listed;
        const seen = (listed.data?.products ?? []).filter(({ success }) => success);
        if (seen.length === 0) return { data: { currencyIsoCode: '', products: [] } };
        const prices: Call = {
          path: ({ webstoreId }) =>
            withQuery(latePathTo('prices', { webstoreId }), { productIds: seen.map(({ id }) => id) }),
          guestData: true,
          privacy: 'open',
        };
        const priced = (await ask(prices)) as Answer<PriceList | null>;
        const lines = 'data' in priced ? (priced.data?.pricingLineItemResults ?? []) : [];
        const priceOf = new Map(lines.map((line) => [line.productId, line]));
        const bySku = new Map(seen.map((product) => [product.fields['StockKeepingUnit'], product]));
        return {
          data: {
            currencyIsoCode: 'data' in priced ? (priced.data?.currencyIsoCode ?? '') : '',
            products: skus.flatMap((sku) => {
              const product = bySku.get(sku);
              return product ? [found(product, priceOf.get(product.id))] : [];
            }),
          },
        };
      },
      providesTags: ['Catalog', 'Prices'],
    }),
  }),
});
