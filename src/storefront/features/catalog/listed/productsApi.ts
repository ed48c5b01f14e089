import type { FeaturedProducts, FeaturedProductsArgs } from '../../../../contract/catalog/featuredProducts';
import { offersGiftWrap, type GiftWrap, type GiftWrapArgs } from '../../../../contract/catalog/giftWrap';
import type { ProductList, ProductListArgs } from '../../../../contract/catalog/product';
import type { ProductChildren, ProductChildrenArgs } from '../../../../contract/catalog/productChildren';
import { ERROR_TEXTS, giftWrapFailure } from '../../../../contract/errorTexts';
import { latePathTo } from '../../../../contract/latePaths';
import { withQuery } from '../../../../contract/paths';
import { api, askFor, type Call } from '../../../api';
import type { RootState } from '../../../kernel/state';
import { contextApi } from '../../context';

const isNamed = (names: readonly string[] = []): boolean => names.some((name) => name.trim() !== '');

/** The call for a list of products. Refused before it is sent unless exactly one of ids and skus names any (PRD-02). */
export const productListCall = ({ ids, skus, ...options }: ProductListArgs): Call => ({
  path: ({ webstoreId }) => {
    if (isNamed(ids) === isNamed(skus)) throw new TypeError(ERROR_TEXTS.idsOrSkusOnly);
    const named = isNamed(ids) ? { ids } : { skus };
    return withQuery(latePathTo('products', { webstoreId }), { ...named, ...options });
  },
  guestData: true,
  privacy: 'open',
});

/**
 * Several products: named ones, and those that belong to another. A blank product id is refused without a call
 * (PRD-04).
 */
export const productsApi = api.injectEndpoints({
  endpoints: (build) => ({
    products: build.query<ProductList | null, ProductListArgs>({
      query: productListCall,
      providesTags: ['Catalog', 'Prices'],
    }),
    productChildren: build.query<ProductChildren | null, ProductChildrenArgs>({
      query: ({ productId, ...options }) => ({
        path: ({ webstoreId }) => withQuery(latePathTo('productChildren', { webstoreId, productId }), options),
        guestData: true,
        privacy: 'open',
      }),
      providesTags: ['Catalog'],
    }),
    featuredProducts: build.query<FeaturedProducts | null, FeaturedProductsArgs>({
      query: ({ productId, ...options }) => ({
        path: ({ webstoreId }) => withQuery(latePathTo('featuredProducts', { webstoreId, productId }), options),
        guestData: true,
        privacy: 'open',
      }),
      providesTags: ['Catalog'],
    }),
    /** Without gift wrap in the webstore: no products and no call. A failure's message names its status (PRD-06). */
    giftWrap: build.query<GiftWrap, GiftWrapArgs>({
      queryFn: async (args, { getState }, _options, ask) => {
        const { data: webstore } = contextApi.endpoints.applicationContext.select()(getState() as RootState);
        if (!offersGiftWrap(webstore ?? {})) return { data: { products: [] } };
        const call: Call = {
          path: ({ webstoreId }) => withQuery(latePathTo('giftWrap', { webstoreId }), { ...args }),
          guestData: true,
          privacy: 'open',
        };
        const answer = await askFor<GiftWrap | null>(ask, call);
        if ('data' in answer) return { data: answer.data ?? { products: [] } };
        return { error: { ...answer.error, message: giftWrapFailure(answer.error.status) } };
      },
      providesTags: ['Catalog', 'Prices'],
    }),
  }),
});
