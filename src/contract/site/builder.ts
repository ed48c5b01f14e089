import type { Static } from 'typebox';
import type { SiteDocument } from './siteConfiguration';
import type {
  draftConflictSchema,
  siteDraftSchema,
  siteStateSchema,
  siteVersionDetailSchema,
  siteVersionSchema,
  siteVersionsSchema,
} from './builder.schema';

/**
 * Where the draft and what is live stand: the answer to every change. `revision` goes up with every change of the draft:
 * whoever saves says which one they have changed. `liveVersion` 0: nothing was ever published.
 */
export type SiteState = Static<typeof siteStateSchema>;
/** The draft with where it stands. */
export type SiteDraft = Static<typeof siteDraftSchema>;
export interface SaveDraftBody {
  readonly revision: number;
  readonly document: SiteDocument;
}
/** The revision that is published, or given up for a version or a file. */
export interface RevisionBody {
  readonly revision: number;
}
export interface ImportBody {
  readonly revision: number;
  readonly file: unknown;
}

/** 409: somebody saved in between. Both versions, so that nothing has to be lost. */
export type DraftConflict = Static<typeof draftConflictSchema>;

/** A published version, newest first in their list. */
export type SiteVersion = Static<typeof siteVersionSchema>;
export type SiteVersions = Static<typeof siteVersionsSchema>;
export type SiteVersionDetail = Static<typeof siteVersionDetailSchema>;
/** Versions that one answer lists; `before` of the next one is its `nextBefore`. */
export const SITE_VERSIONS_PAGE = 50;

/** What a file of the site says of itself. */
export const SITE_FILE_FORMAT = 'comptoir-site';
export const SITE_FILE_VERSION = 1;
export interface SiteFile {
  readonly format: typeof SITE_FILE_FORMAT;
  readonly formatVersion: typeof SITE_FILE_VERSION;
  readonly document: SiteDocument;
}
