import type { SearchCounts, SearchSynonyms, SynonymTrial } from '../../contract/search/searchLearning';
import { BUILDER_PATHS } from '../../contract/site/builderPaths';
import { api } from '../../storefront/api';

/** Endpoints for counts of searches and for synonyms. Builders only. */
export const searchesApi = api.enhanceEndpoints({ addTagTypes: ['Synonyms'] }).injectEndpoints({
  endpoints: (build) => ({
    searchCounts: build.query<SearchCounts, void>({
      query: () => ({ path: BUILDER_PATHS.searches, ownScope: true, privacy: 'open', requiredField: 'searched' }),
    }),
    publishedSynonyms: build.query<SearchSynonyms, void>({
      query: () => ({ path: BUILDER_PATHS.synonyms, ownScope: true, privacy: 'open', requiredField: 'synonyms' }),
      providesTags: ['Synonyms'],
    }),
    /** The term may be a token. */
    synonymTrial: build.query<SynonymTrial, { readonly term: string; readonly synonyms: string }>({
      query: (body) => ({
        path: BUILDER_PATHS.synonymTrials,
        method: 'POST',
        body,
        ownScope: true,
        privacy: 'open',
        requiredField: 'after',
      }),
      providesTags: ['Synonyms'],
      // Not cached: the synonyms may be published again at any time.
      keepUnusedDataFor: 0,
    }),
    /** `base` is the published text that editing started from; 409 if another one has been published since. */
    publishSynonyms: build.mutation<
      SearchSynonyms,
      { readonly idempotencyKey: string; readonly base: string; readonly synonyms: string }
    >({
      query: ({ idempotencyKey, ...body }) => ({
        path: BUILDER_PATHS.synonyms,
        method: 'PUT',
        body,
        idempotencyKey,
        privacy: 'open',
      }),
      invalidatesTags: ['Synonyms'],
    }),
  }),
});
