import { Type } from 'typebox';
import { publishStatus } from '../catalog/menu.schema';
import { anything, count, flag, mapOf, nullable, open, pathParams, query, text, textOrNull } from '../wire.schema';
import { SEARCH_INPUT_MAX_LENGTH } from '../constants';
import type { ContentBlock } from './contentDocument';

export const siteContentParams = pathParams(['version', 'siteId', 'contentKeyOrId']);
export const channelContentParams = pathParams(['version', 'channelId', 'contentKeyOrId']);
export const siteContentsParams = pathParams(['version', 'siteId']);
export const channelContentsParams = pathParams(['version', 'channelId']);
/** The draft is for builders alone. */
export const contentQuery = query({ publishStatus });

/** How many contents one list names or answers. */
export const CONTENT_LIST_LIMITS = { keys: 50, ids: 100, pageSize: 250, pageSizeWithBody: 25, depth: 3 } as const;

/**
 * Lists are comma lists. `path`, `under`, `urlName` and `searchTerm` are ours: the content at an address, those right
 * below one, those of a name, and the documents in which all of these words stand.
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
 * The body of a picture (`altText`, where its bytes are, its size in pixels) or of a document, whose blocks are left out
 * where it is only referred to.
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
  /** The page of a document, the bytes of a picture. */
  unauthenticatedUrl: textOrNull,
};

/** One content with its body. */
export const contentSchema = Type.Object({ ...summary, contentBody }, open);
/** `excerpt`: of a content that was searched for, a passage with the words. */
const listedContent = Type.Object({
  ...summary,
  contentBody: Type.Optional(contentBody),
  excerpt: Type.Optional(text),
});

/** `references`: by key, what the listed contents refer to, as deep as was asked for; null where nothing was. */
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
