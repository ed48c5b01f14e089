import { ERROR_TEXTS } from '../../../../contract/errorTexts';
import { latePathTo } from '../../../../contract/latePaths';
import { withQuery } from '../../../../contract/paths';
import type { Suggestions, SuggestionsArgs } from '../../../../contract/search/search';
import { api, askFor, localFailure, type Call } from '../../../api';
import type { Services } from '../../../kernel/services';
import { offeredFor, type OfferedSuggestions } from './suggestionItems';

const none: Suggestions = { recentSearchSuggestions: [], suggestedProducts: [], suggestedTerms: [] };

export const suggestionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The suggestions for a term, given by its token, with the shopper's own recent searches and prices: never
     * requested as shared guest data (`guestData`). A term that is no string is refused without a call.
     */
    searchSuggestions: build.query<OfferedSuggestions, SuggestionsArgs>({
      queryFn: async (args, { extra }, _options, ask) => {
        if (typeof args.searchTerm !== 'string') {
          return { error: localFailure('', 'REFUSED', ERROR_TEXTS.searchTermRequired) };
        }
        const call: Call = {
          path: ({ webstoreId }) => withQuery(latePathTo('searchSuggestions', { webstoreId }), { ...args }),
          privacy: 'open',
          requiredField: 'suggestedTerms',
        };
        const answer = await askFor<Suggestions | null>(ask, call);
        // RTK Query types `extra` as unknown; the store puts its services there.
        const typed = (extra as Services).vault.valueOf(args.searchTerm) ?? args.searchTerm;
        return 'data' in answer ? { data: offeredFor(typed, answer.data ?? none) } : answer;
      },
      providesTags: ['Search'],
    }),
  }),
});
