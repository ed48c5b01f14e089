import type {
  DraftConflict,
  RevisionBody,
  SaveDraftBody,
  SiteDraft,
  SiteState,
  SiteVersionDetail,
  SiteVersions,
} from '../../contract/site/builder';
import { BUILDER_PATHS, versionPath } from '../../contract/site/builderPaths';
import { withQuery } from '../../contract/paths';
import { api } from '../../storefront/api';

/** A change of the draft or the live site; repeated under the same idempotency key it takes effect once. */
type Change<Body> = Body & { readonly idempotencyKey: string };

/** 409 is read as an answer: it holds the draft that somebody else has saved. */
const stateOrConflict = { alsoRead: [409], privacy: 'siteState' } as const;

/** Endpoints for the draft of the site, its publication and its versions. Builders only. */
export const builderApi = api.injectEndpoints({
  endpoints: (build) => ({
    siteDraft: build.query<SiteDraft, void>({
      query: () => ({ path: BUILDER_PATHS.draft, privacy: 'siteDraft', requiredField: 'document' }),
      // Not cached: the slices hold the draft, and a cached answer could be older.
      keepUnusedDataFor: 0,
    }),
    saveDraft: build.mutation<SiteState | DraftConflict, Change<SaveDraftBody>>({
      query: ({ idempotencyKey, ...body }) => ({
        path: BUILDER_PATHS.draft,
        method: 'PUT',
        body,
        idempotencyKey,
        ...stateOrConflict,
      }),
    }),
    publishSite: build.mutation<SiteState | DraftConflict, Change<RevisionBody>>({
      query: ({ idempotencyKey, ...body }) => ({
        path: BUILDER_PATHS.publications,
        method: 'POST',
        body,
        idempotencyKey,
        ...stateOrConflict,
      }),
      invalidatesTags: ['Menus'],
    }),
    /** One page of the published versions, newest first; `before` null: the first page. */
    siteVersions: build.query<SiteVersions, number | null>({
      query: (before) => ({
        path: withQuery(BUILDER_PATHS.versions, { before }),
        privacy: 'siteVersions',
        requiredField: 'versions',
      }),
      providesTags: ['Menus'],
    }),
    siteVersion: build.query<SiteVersionDetail, number>({
      query: (version) => ({
        path: versionPath('version', version),
        privacy: 'siteVersion',
        requiredField: 'document',
      }),
      providesTags: ['Menus'],
    }),
  }),
});
