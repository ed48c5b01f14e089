import { Type } from 'typebox';
import {
  anything,
  body,
  bool,
  count,
  oneOf,
  open,
  openText,
  openTextOrNull,
  pathParams,
  personalText,
  personalTextOrNull,
  text,
} from '../wire.schema';
import { CONTENT_KINDS, type ContentDocument } from './contentDocument';
import { CONTENT_LIMITS } from './contentLimits';

/** Declared open as a whole: a content is meant to be published, so nothing of it is personal. */
const contentDocument = Type.Unsafe<ContentDocument>({ type: 'object', additionalProperties: true, ...open });
const revision = Type.Integer({ minimum: 0 });

const stateFields = {
  contentKey: openText,
  revision: count,
  /** ISO 8601; null: unchanged since the shop was set up. */
  changedAt: openTextOrNull,
  changedBy: personalTextOrNull,
  /** 0: not published. */
  liveVersion: count,
  /** Path of the live version. */
  livePath: openTextOrNull,
  /** Whether the draft differs from the live version. */
  isChanged: bool,
};
const outline = {
  kind: oneOf(CONTENT_KINDS),
  path: openText,
  title: openText,
};

export const contentStateSchema = Type.Object(stateFields);
export const contentDraftSchema = Type.Object({ ...stateFields, document: contentDocument });
export const contentDraftsSchema = Type.Object({ contents: Type.Array(Type.Object({ ...stateFields, ...outline })) });

/** The document is checked by rules that report every problem, and not by a schema that stops at the first. */
export const createContentBody = body({ document: anything });
export const saveContentBody = body({ revision, document: anything });
export const contentRevisionBody = body({ revision });

export const contentConflictSchema = Type.Object({
  errors: Type.Array(Type.Object({ errorCode: openText, message: personalText })),
  stored: contentDraftSchema,
});

const versionFields = { version: count, publishedAt: openText, publishedBy: personalTextOrNull, isLive: bool };
export const contentVersionsSchema = Type.Object({ versions: Type.Array(Type.Object(versionFields)) });
export const contentVersionDetailSchema = Type.Object({ ...versionFields, document: contentDocument });

export const editedContentParams = pathParams(['contentKey']);
export const contentVersionParams = pathParams(['contentKey', 'contentVersion']);

export const uploadPictureBody = body({
  title: Type.String({ minLength: 1, maxLength: CONTENT_LIMITS.title }),
  altText: Type.String({ maxLength: CONTENT_LIMITS.description }),
  /** The name of a file asset (CMS-05), whose next version this picture becomes; omitted: the name is generated. */
  assetName: Type.Optional(Type.String({ maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' })),
  /** The file in base64. */
  data: Type.String({ minLength: 1, maxLength: Math.ceil((CONTENT_LIMITS.pictureBytes * 4) / 3) + 4 }),
});
export const contentPictureSchema = Type.Object(
  {
    contentKey: text,
    title: text,
    altText: text,
    url: text,
    assetName: text,
    assetVersion: count,
    width: count,
    height: count,
  },
  open,
);
export const contentPicturesSchema = Type.Object({ pictures: Type.Array(contentPictureSchema) }, open);
