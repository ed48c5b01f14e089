import type {
  CategoryArgs,
  CategoryChildrenArgs,
  CategoryPath,
  ShownCategories,
  ShownCategory,
} from '../../../contract/catalog/category';
import { HIGH_SCALE_HEADERS, type ProductArgs, type ProductDetail } from '../../../contract/catalog/product';
import { PRODUCT_FIELDS } from '../../../contract/catalog/productFields';
import { pathTo, withQuery } from '../../../contract/paths';
import { api, askFor, type Call } from '../../api';
import type { RootState } from '../../kernel/state';
import { contextApi } from '../context';

const productCall = (productId: string, noCache: boolean | undefined, snapshotId: string | null | undefined): Call => ({
  path: ({ webstoreId }) => {
    const path = snapshotId
      ? pathTo('productInSnapshot', { webstoreId, productId, snapshotId })
      : pathTo('product', { webstoreId, productId });
    return withQuery(path, { fields: PRODUCT_FIELDS, noCache });
  },
  ...(snapshotId && { headers: HIGH_SCALE_HEADERS }),
  guestData: true,
  privacy: 'open',
});

/** Categories below another one are shown as links with their names; those of the top level have pictures. */
const linksOnly = { fields: 'Name', excludeMedia: true } as const;

/**
 * The result of every query is null for an answer without a body (ERR-02). Answers of categories have more fields than
 * their types name; those that came with the page's HTML have only the named fields.
 */
export const catalogApi = api.injectEndpoints({
  endpoints: (build) => ({
    category: build.query<ShownCategory | null, CategoryArgs>({
      query: ({ categoryId, fields }) => ({
        path: ({ webstoreId }) => withQuery(pathTo('category', { webstoreId, categoryId }), { fields }),
        guestData: true,
        privacy: 'open',
      }),
      providesTags: ['Catalog'],
    }),
    categoryChildren: build.query<ShownCategories | null, CategoryChildrenArgs>({
      query: (args) => ({
        path: ({ webstoreId }) =>
          withQuery(pathTo('categoryChildren', { webstoreId }), {
            ...(args.parentProductCategoryId !== undefined && linksOnly),
            ...args,
          }),
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
    /**
     * Reads the product from the version of the catalogue that the application context names; without naming a version
     * if the server does not find it there (PRD-01).
     */
    product: build.query<ProductDetail | null, ProductArgs>({
      queryFn: async ({ productId, noCache }, { getState }, _options, ask) => {
        const read = (snapshotId?: string | null) =>
          askFor<ProductDetail | null>(ask, productCall(productId, noCache, snapshotId));
        const { data } = contextApi.endpoints.applicationContext.select()(getState() as RootState);
        const snapshotId = data?.catalogSnapshotVersionId;
        const answer = await read(snapshotId);
        // On a page opened before a publication the named version may be gone from the server, or lack newer products.
        return snapshotId && 'error' in answer && answer.error.status === 404 ? read() : answer;
      },
      providesTags: ['Catalog'],
    }),
  }),
});
