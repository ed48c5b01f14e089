import type {
  Category,
  CategoryArgs,
  CategoryChildren,
  CategoryChildrenArgs,
  CategoryPath,
} from '../../../contract/catalog/category';
import type { ProductArgs, ProductDetail } from '../../../contract/catalog/product';
import { PRODUCT_FIELDS } from '../../../contract/catalog/productFields';
import { pathTo, withQuery } from '../../../contract/paths';
import { api } from '../../api';

/** The result of every query is null for an answer without a body (ERR-02). */
export const catalogApi = api.injectEndpoints({
  endpoints: (build) => ({
    category: build.query<Category | null, CategoryArgs>({
      query: ({ categoryId, fields }) => ({
        path: ({ webstoreId }) => withQuery(pathTo('category', { webstoreId, categoryId }), { fields }),
        guestData: true,
        privacy: 'open',
      }),
      providesTags: ['Catalog'],
    }),
    categoryChildren: build.query<CategoryChildren | null, CategoryChildrenArgs>({
      query: (args) => ({
        path: ({ webstoreId }) => withQuery(pathTo('categoryChildren', { webstoreId }), { ...args }),
        guestData: true,
        privacy: 'open',
      }),
      providesTags: ['Catalog'],
    }),
    categoryPath: build.query<CategoryPath | null, CategoryArgs>({
      query: ({ categoryId }) => ({
        path: ({ webstoreId }) => pathTo('categoryPath', { webstoreId, categoryId }),
        guestData: true,
        privacy: 'open',
      }),
      providesTags: ['Catalog'],
    }),
    product: build.query<ProductDetail | null, ProductArgs>({
      query: ({ productId }) => ({
        path: ({ webstoreId }) => withQuery(pathTo('product', { webstoreId, productId }), { fields: PRODUCT_FIELDS }),
        guestData: true,
        privacy: 'open',
      }),
      providesTags: ['Catalog'],
    }),
  }),
});
