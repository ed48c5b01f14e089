import { ERROR_TEXTS } from '../../../../contract/errorTexts';
import { pathTo, withQuery } from '../../../../contract/paths';
import { suggestionsPrivacy, type Suggestions, type SuggestionsArgs } from '../../../../contract/search/search';
import { api, localFailure, type Call } from '../../../api';

type Answered = { readonly data: Suggestions } | { readonly error: ReturnType<typeof localFailure> };

export const suggestionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * What to offer for a term, and of an empty one the shopper's recent searches: no guest's data, therefore never asked
     * for as a guest. null is refused before any call.
     */
    searchSuggestions: build.query<Suggestions, SuggestionsArgs>({
      queryFn: async (args, _life, _options, ask) => {
        if (typeof args.searchTerm !== 'string') {
          return { error: localFailure('', 'REFUSED', ERROR_TEXTS.searchTermRequired) };
        }
        const call: Call = {
          path: ({ webstoreId }) => withQuery(pathTo('searchSuggestions', { webstoreId }), { ...args }),
          privacy: suggestionsPrivacy,
          holds: 'suggestedTerms',
        };
        return (await ask(call)) as Answered;
      },
      providesTags: ['Search'],
    }),
  }),
});
