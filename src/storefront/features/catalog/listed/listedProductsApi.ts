import { PRODUCT_LIST_LIMIT } from '../../../../contract/catalog/product';
import { api } from '../../../api';
import { readListedProducts, type ListedProducts } from './listedProducts';

interface ListedArgs {
  readonly ids: readonly string[];
  /** Without pictures. */
  readonly excludeMedia: boolean;
}

export const listedProductsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The products with these ids and their prices, in two calls per hundred; fails if one of the calls does. */
    listedProducts: build.query<ListedProducts, ListedArgs>({
      queryFn: async ({ ids, excludeMedia }, _life, _options, ask) => {
        const starts = Array.from({ length: Math.ceil(ids.length / PRODUCT_LIST_LIMIT) }, (_, page) => page);
        const answers = await Promise.all(
          starts.map((page) => {
            const part = ids.slice(page * PRODUCT_LIST_LIMIT, (page + 1) * PRODUCT_LIST_LIMIT);
            return readListedProducts({ ids: part }, ask, { excludeMedia, needsPrices: true });
          }),
        );
        const lists: ListedProducts[] = [];
        for (const answer of answers) {
          if ('error' in answer) return answer;
          lists.push(answer.data);
        }
        const currencyIsoCode = lists.find((list) => list.currencyIsoCode !== '')?.currencyIsoCode ?? '';
        return { data: { currencyIsoCode, products: lists.flatMap(({ products }) => products) } };
      },
      providesTags: ['Catalog', 'Prices'],
    }),
  }),
});
