import type { Static } from 'typebox';
import type {
  contentConflictSchema,
  contentDraftSchema,
  contentDraftsSchema,
  contentPictureSchema,
  contentStateSchema,
  contentVersionDetailSchema,
  contentVersionsSchema,
} from './editing.schema';

/** Revision of a content's draft, and its live version: the answer to every change, as for the site. */
export type ContentState = Static<typeof contentStateSchema>;
/** A content's draft with its state. */
export type ContentDraft = Static<typeof contentDraftSchema>;
/** All contents, by title, without their blocks. */
export type ContentDrafts = Static<typeof contentDraftsSchema>;
export type ContentOutline = ContentDrafts['contents'][number];
/** 409: somebody else has saved in the meantime, and nothing was stored. */
export type ContentConflict = Static<typeof contentConflictSchema>;
/** The published versions, newest first. */
export type ContentVersions = Static<typeof contentVersionsSchema>;
export type ContentVersionDetail = Static<typeof contentVersionDetailSchema>;
/** A picture that contents may show. */
export type ContentPicture = Static<typeof contentPictureSchema>;
