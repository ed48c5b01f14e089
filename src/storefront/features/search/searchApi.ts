import type { ListedResult } from '../../../contract/search/listed';
import type { SearchArgs, SortRules } from '../../../contract/search/search';
import { LISTING_FIELDS } from '../../../contract/catalog/productFields';
import type { SiteInfo } from '../../../contract/context/siteInfo';
import { SEARCH_REFUSALS } from '../../../contract/search/searchRefusals';
import { pathTo, withQuery } from '../../../contract/paths';
import { encodeRefinements } from '../../../contract/search/refinements';
import { api } from '../../api';

type PathOf = (site: SiteInfo) => string;

/**
 * The path of a search; throws if it has neither category nor term, because untyped callers may pass anything (SRC-10).
 */
const checked =
  (asked: SearchArgs | null | undefined, pathOf: PathOf): PathOf =>
  (site) => {
    if (typeof asked !== 'object' || asked === null) throw new TypeError(SEARCH_REFUSALS.queryRequired);
    if (!asked.categoryId && !asked.searchTerm) throw new TypeError(SEARCH_REFUSALS.categoryOrTermRequired);
    return pathOf(site);
  };

export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * POST if prices are wanted, because only the answer to a POST has them; otherwise GET. Refused without a call if
     * there is neither a category nor a term. The answer has more fields than its type names; one that came with the
     * page's HTML has only the named fields.
     */
    searchProducts: build.query<ListedResult | null, SearchArgs>({
      query: (asked) => {
        const { refinements = [], includePrices = false, ...args } = Object(asked) as SearchArgs;
        return includePrices
          ? {
              path: checked(asked, ({ webstoreId }) => pathTo('productSearch', { webstoreId })),
              method: 'POST',
              body: { ...args, refinements, includePrices, includeQuantityRule: true, fields: LISTING_FIELDS },
              guestData: true,
              privacy: 'open',
            }
          : {
              path: checked(asked, ({ webstoreId }) =>
                withQuery(pathTo('searchProducts', { webstoreId }), {
                  ...args,
                  fields: LISTING_FIELDS,
                  ...(refinements.length === 0 ? {} : { refinements: encodeRefinements(refinements) }),
                }),
              ),
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
