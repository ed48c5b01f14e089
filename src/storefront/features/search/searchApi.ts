import type { SearchArgs, SearchResult, SortRules } from '../../../contract/search/search';
import { LISTING_FIELDS } from '../../../contract/catalog/productFields';
import { pathTo, withQuery } from '../../../contract/paths';
import { encodeRefinements } from '../../../contract/search/refinements';
import { api } from '../../api';

export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST if prices are wanted, because only its answer has them; otherwise GET. */
    searchProducts: build.query<SearchResult | null, SearchArgs>({
      query: ({ refinements = [], includePrices = false, ...args }) =>
        includePrices
          ? {
              path: ({ webstoreId }) => pathTo('productSearch', { webstoreId }),
              method: 'POST',
              body: { ...args, refinements, includePrices, includeQuantityRule: true, fields: LISTING_FIELDS },
              guestData: true,
              privacy: 'open',
            }
          : {
              path: ({ webstoreId }) =>
                withQuery(pathTo('searchProducts', { webstoreId }), {
                  ...args,
                  fields: LISTING_FIELDS,
                  ...(refinements.length === 0 ? {} : { refinements: encodeRefinements(refinements) }),
                }),
              guestData: true,
              privacy: 'open',
            },
      providesTags: ['Search'],
    }),
    sortRules: build.query<SortRules | null, void>({
      query: () => ({
        path: ({ webstoreId }) => pathTo('sortRules', { webstoreId }),
        guestData: true,
        privacy: 'open',
      }),
    }),
  }),
});
