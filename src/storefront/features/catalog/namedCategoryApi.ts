import type { Category } from '../../../contract/catalog/category';
import { latePathTo } from '../../../contract/latePaths';
import { withQuery } from '../../../contract/paths';
import { api } from '../../api';

/** A category by its URL name, reduced to what its address needs. null if the answer has no body or a blank id. */
export const namedCategoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    namedCategory: build.query<Category | null, { readonly urlName: string }>({
      query: ({ urlName }) => ({
        path: ({ webstoreId }) =>
          withQuery(latePathTo('namedCategory', { webstoreId, urlName }), { excludeFields: true, excludeMedia: true }),
        guestData: true,
        privacy: 'open',
        requiredField: 'id',
      }),
      transformResponse: (answer: Category | null) => (answer && /\S/.test(answer.id) ? answer : null),
      providesTags: ['Catalog'],
    }),
  }),
});
