import { latePathTo } from '../../../../contract/latePaths';
import { withQuery } from '../../../../contract/paths';
import type { Recommendations, RecommendationsArgs } from '../../../../contract/recommendations/recommendations';
import { api, askFor, type Call } from '../../../api';

/** The result without a recommender. */
const NOTHING: Recommendations = { uuid: '', productPage: { currencyIsoCode: '', total: 0, products: [] } };

/** Products that the shop recommends. */
export const recommendationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Without a recommender nothing is requested, the result is empty, and the console warns (REC-04). */
    recommendations: build.query<Recommendations, RecommendationsArgs>({
      queryFn: async ({ recommender, ...options }, _life, _options, ask) => {
        if (recommender.trim() === '') {
          console.warn('Recommendations need the name of a recommender.');
          return { data: NOTHING };
        }
        const call: Call = {
          path: ({ webstoreId }) =>
            withQuery(latePathTo('recommendations', { webstoreId }), { recommender, ...options }),
          requiredField: 'productPage',
          privacy: 'open',
        };
        const answer = await askFor<Recommendations | null>(ask, call);
        return 'data' in answer ? { data: answer.data ?? NOTHING } : { error: answer.error };
      },
      providesTags: ['Catalog', 'Prices'],
    }),
  }),
});
