import type { SearchArgs, SearchResult, SortRules } from '../../../contract/search/search';
import { LISTING_FIELDS } from '../../../contract/catalog/productFields';
import { SEARCH_REFUSALS } from '../../../contract/errorTexts';
import { pathTo, withQuery } from '../../../contract/paths';
import { encodeRefinements } from '../../../contract/search/refinements';
import { api } from '../../api';

/** Throws where a search is about nothing; what comes from outside of the type checker may be anything (SRC-10). */
const checkSearch = (asked: SearchArgs | null | undefined): void => {
  if (typeof asked !== 'object' || asked === null) throw new TypeError(SEARCH_REFUSALS.queryRequired);
  if (!asked.categoryId && !asked.searchTerm) throw new TypeError(SEARCH_REFUSALS.categoryOrTermRequired);
};

export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * POST if prices are wanted, because only its answer has them; otherwise GET. Refused without a call where it is about
     * neither a category nor a term.
     */
    searchProducts: build.query<SearchResult | null, SearchArgs>({
      query: (asked) => {
        const { refinements = [], includePrices = false, ...args } = Object(asked) as SearchArgs;
        return {
          path: ({ webstoreId }) => {
            checkSearch(asked);
            return includePrices
              ? pathTo('productSearch', { webstoreId })
              : withQuery(pathTo('searchProducts', { webstoreId }), {
                  ...args,
                  fields: LISTING_FIELDS,
                  ...(refinements.length === 0 ? {} : { refinements: encodeRefinements(refinements) }),
                });
          },
          ...(includePrices && {
            method: 'POST',
            body: { ...args, refinements, includePrices, includeQuantityRule: true, fields: LISTING_FIELDS },
          }),
          guestData: true,
          privacy: 'open',
        };
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
