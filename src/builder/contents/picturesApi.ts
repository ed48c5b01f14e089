import type { ContentPicture } from '../../contract/content/editing';
import { EDITING_PATHS } from '../../contract/content/editingPaths';
import { api } from '../../storefront/api';

/** Endpoints for the pictures of contents. Builders only. */
export const picturesApi = api.enhanceEndpoints({ addTagTypes: ['Pictures'] }).injectEndpoints({
  endpoints: (build) => ({
    contentPictures: build.query<{ readonly pictures: readonly ContentPicture[] }, void>({
      query: () => ({ path: EDITING_PATHS.pictures, privacy: 'open', requiredField: 'pictures' }),
      providesTags: ['Pictures'],
    }),
    /** `data` is the secret token of the file in base64: the state never holds the file itself. */
    uploadPicture: build.mutation<
      ContentPicture,
      {
        readonly idempotencyKey: string;
        readonly title: string;
        readonly altText: string;
        readonly assetName?: string;
        readonly data: string;
      }
    >({
      query: ({ idempotencyKey, ...body }) => ({
        path: EDITING_PATHS.pictures,
        method: 'POST',
        body,
        idempotencyKey,
        privacy: 'open',
      }),
      invalidatesTags: ['Pictures'],
    }),
  }),
});
