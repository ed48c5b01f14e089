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
 * State of draft and live version: the answer to every change. `revision` grows with every change of the draft; a save
 * names the revision on which it is based. `liveVersion` 0: nothing was ever published.
 */
export type SiteState = Static<typeof siteStateSchema>;
/** The draft with its state. */
export type SiteDraft = Static<typeof siteDraftSchema>;
export interface SaveDraftBody {
  readonly revision: number;
  readonly document: SiteDocument;
}
/** The revision of the draft that is published, or that a restored version replaces. */
export interface RevisionBody {
  readonly revision: number;
}
export interface ImportBody {
  readonly revision: number;
  readonly file: unknown;
}

/** 409: somebody else has saved in the meantime. The answer has both versions, so that nothing is lost. */
export type DraftConflict = Static<typeof draftConflictSchema>;

/** A published version. */
export type SiteVersion = Static<typeof siteVersionSchema>;
export type SiteVersions = Static<typeof siteVersionsSchema>;
export type SiteVersionDetail = Static<typeof siteVersionDetailSchema>;
/** Versions per answer; the next page is requested with `before` set to `nextBefore`. */
export const SITE_VERSIONS_PAGE = 50;

/** The format that a site file declares. */
export const SITE_FILE_FORMAT = 'comptoir-site';
export const SITE_FILE_VERSION = 1;
export interface SiteFile {
  readonly format: typeof SITE_FILE_FORMAT;
  readonly formatVersion: typeof SITE_FILE_VERSION;
  readonly document: SiteDocument;
}
