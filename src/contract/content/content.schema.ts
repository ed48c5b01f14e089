import { Type } from 'typebox';
import { publishStatus } from '../catalog/menu.schema';
import { anything, count, flag, mapOf, nullable, open, pathParams, query, text, textOrNull } from '../wire.schema';
import { SEARCH_INPUT_MAX_LENGTH } from '../constants';
import type { ContentBlock } from './contentDocument';

export const siteContentParams = pathParams(['version', 'siteId', 'contentKeyOrId']);
export const channelContentParams = pathParams(['version', 'channelId', 'contentKeyOrId']);
export const siteContentsParams = pathParams(['version', 'siteId']);
export const channelContentsParams = pathParams(['version', 'channelId']);
/** The draft is for builders only. */
export const contentQuery = query({ publishStatus });

/** Most keys and ids of one call, the largest pages of its answers, and the greatest depth of references. */
export const CONTENT_LIST_LIMITS = { keys: 50, ids: 100, pageSize: 250, pageSizeWithBody: 25, depth: 3 } as const;

/**
 * Lists are comma-separated. `path`, `under`, `urlName` and `searchTerm` are additions to the webstore API: the content
 * at a path, the contents directly below a path, those with a url name, and the documents that contain all of these
 * words.
 */
export const contentsQuery = query({
  contentKeys: Type.Optional(text),
  managedContentIds: Type.Optional(text),
  contentTypeFQN: Type.Optional(Type.String({ maxLength: 255 })),
  page: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: CONTENT_LIST_LIMITS.pageSize })),
  referenceDepth: Type.Optional(Type.Integer({ minimum: 0, maximum: CONTENT_LIST_LIMITS.depth })),
  includeContentBody: flag,
  referencesAsList: flag,
  path: Type.Optional(Type.String({ maxLength: 2000 })),
  under: Type.Optional(Type.String({ maxLength: 2000 })),
  publishStatus,
  searchTerm: Type.Optional(Type.String({ maxLength: SEARCH_INPUT_MAX_LENGTH })),
  urlName: Type.Optional(Type.String({ maxLength: 2000 })),
});

/**
 * The body of a picture (`altText`, address of the file, size in pixels) or of a document; a document that is only
 * referred to comes without its blocks.
 */
const contentBody = Type.Object({
  altText: Type.Optional(text),
  'sfdc_cms:media': Type.Optional(nullable(Type.Object({ url: text, mimeType: text }))),
  width: Type.Optional(count),
  height: Type.Optional(count),
  description: Type.Optional(text),
  picture: Type.Optional(textOrNull),
  position: Type.Optional(count),
  blocks: Type.Optional(Type.Unsafe<readonly ContentBlock[]>(Type.Array(anything))),
});

const summary = {
  managedContentId: text,
  contentKey: text,
  contentType: Type.Object({ fullyQualifiedName: text }),
  title: text,
  urlName: textOrNull,
  language: text,
  publishedDate: text,
  /** A document's page, or a picture's file. */
  unauthenticatedUrl: textOrNull,
};

/** One content with its body. */
export const contentSchema = Type.Object({ ...summary, contentBody }, open);
/** `excerpt`: for search results, a passage that contains the words. */
const listedContent = Type.Object({
  ...summary,
  contentBody: Type.Optional(contentBody),
  excerpt: Type.Optional(text),
});

/**
 * `references`: by key, the contents that the listed ones refer to, to the depth asked for; null where none was asked
 * for, or where `referencesList` has them.
 */
export const contentsSchema = Type.Object(
  {
    channelSummary: Type.Object({ channelId: text, siteId: text }),
    contents: Type.Array(listedContent),
    totalContents: count,
    currentPageUrl: text,
    nextPageUrl: textOrNull,
    previousPageUrl: textOrNull,
    references: nullable(mapOf(contentSchema)),
    referencesList: nullable(Type.Array(contentSchema)),
  },
  open,
);
