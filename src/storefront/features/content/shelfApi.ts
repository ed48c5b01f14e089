import { api } from '../../api';
import { readListedProducts, type ListedProducts } from '../catalog/listed/late';

export const shelfApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The products of these SKUs with their prices, in that order, for the shelf of a content. Those that the caller
     * may not see are missing.
     */
    shelf: build.query<ListedProducts, { readonly skus: readonly string[] }>({
      queryFn: async ({ skus }, _life, _options, ask) => {
        const answer = await readListedProducts({ skus }, ask);
        if ('error' in answer) return answer;
        const { currencyIsoCode, products } = answer.data;
        const bySku = new Map(products.map((product) => [product.fields['StockKeepingUnit']?.value, product]));
        return { data: { currencyIsoCode, products: skus.flatMap((sku) => bySku.get(sku) ?? []) } };
      },
      providesTags: ['Catalog', 'Prices'],
    }),
  }),
});
