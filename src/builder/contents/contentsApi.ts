import type { ContentDocument } from '../../contract/content/contentDocument';
import type {
  ContentConflict,
  ContentDraft,
  ContentDrafts,
  ContentState,
  ContentVersionDetail,
  ContentVersions,
} from '../../contract/content/editing';
import { contentVersionPath, EDITING_PATHS, editingPath } from '../../contract/content/editingPaths';
import { api } from '../../storefront/api';

/** A change of a content; repeated under the same idempotency key it takes effect once. */
interface Change {
  readonly idempotencyKey: string;
  readonly contentKey: string;
  readonly revision: number;
}

/** 409 is read as an answer: it holds the draft that somebody else has saved. */
const stateOrConflict = { alsoRead: [409], privacy: 'contentState' } as const;

/** Endpoints for editing contents. Builders only. */
export const contentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All contents, without their blocks. */
    contentDrafts: build.query<ContentDrafts, void>({
      query: () => ({ path: EDITING_PATHS.contents, privacy: 'contentDrafts', requiredField: 'contents' }),
    }),
    contentDraft: build.query<ContentDraft, string>({
      query: (contentKey) => ({
        path: editingPath('content', contentKey),
        privacy: 'contentDraft',
        requiredField: 'document',
      }),
      // Not cached: the slice holds the draft, and a cached answer could be older.
      keepUnusedDataFor: 0,
    }),
    createContent: build.mutation<
      ContentState,
      Pick<Change, 'idempotencyKey'> & { readonly document: ContentDocument }
    >({
      query: ({ idempotencyKey, document }) => ({
        path: EDITING_PATHS.contents,
        method: 'POST',
        body: { document },
        idempotencyKey,
        privacy: 'contentState',
      }),
    }),
    saveContent: build.mutation<ContentState | ContentConflict, Change & { readonly document: ContentDocument }>({
      query: ({ idempotencyKey, contentKey, ...body }) => ({
        path: editingPath('content', contentKey),
        method: 'PUT',
        body,
        idempotencyKey,
        ...stateOrConflict,
      }),
    }),
    publishContent: build.mutation<ContentState | ContentConflict, Change>({
      query: ({ idempotencyKey, contentKey, revision }) => ({
        path: editingPath('publications', contentKey),
        method: 'POST',
        body: { revision },
        idempotencyKey,
        ...stateOrConflict,
      }),
    }),
    withdrawContent: build.mutation<ContentState | ContentConflict, Change>({
      query: ({ idempotencyKey, contentKey, revision }) => ({
        path: editingPath('withdraw', contentKey),
        method: 'POST',
        body: { revision },
        idempotencyKey,
        ...stateOrConflict,
      }),
    }),
    contentVersions: build.query<ContentVersions, string>({
      query: (contentKey) => ({
        path: editingPath('versions', contentKey),
        privacy: 'contentVersions',
        requiredField: 'versions',
      }),
    }),
    contentVersion: build.query<ContentVersionDetail, { readonly contentKey: string; readonly version: number }>({
      query: ({ contentKey, version }) => ({
        path: contentVersionPath(contentKey, version),
        privacy: 'contentVersion',
        requiredField: 'document',
      }),
    }),
  }),
});
