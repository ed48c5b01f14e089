import { api } from '../../api';
import { readListedProducts, type ListedProducts } from '../catalog/listed';

export const shelfApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The products of these SKUs with their prices, in the order in which they were named: what a content names. Those the
     * caller may not see are not there.
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
