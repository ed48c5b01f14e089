import type { Static } from 'typebox';
import type { PrivacyMap } from '../privacy';
import { within } from '../privacy';
import type { SiteDocument } from './siteConfiguration';
import type { draftConflictSchema, siteVersionSchema, siteVersionsSchema } from './builder.schema';

/** The draft as it is stored. `revision` goes up with every save: whoever saves says which one they have changed. */
export interface SiteDraft {
  readonly revision: number;
  readonly document: SiteDocument;
  /** ISO 8601; null: as the shop started. */
  readonly changedAt: string | null;
  readonly changedBy: string | null;
  /** The version that is live. */
  readonly liveVersion: number;
  /** Whether it says something else than what is live. */
  readonly isChanged: boolean;
}
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
export interface SiteVersionDetail extends SiteVersion {
  readonly document: SiteDocument;
}

/** What a file of the site says of itself. */
export const SITE_FILE_FORMAT = 'comptoir-site';
export const SITE_FILE_VERSION = 1;
export interface SiteFile {
  readonly format: typeof SITE_FILE_FORMAT;
  readonly formatVersion: typeof SITE_FILE_VERSION;
  readonly document: SiteDocument;
}

export const siteDraftPrivacy = { changedBy: 'personal' } as const satisfies PrivacyMap;
export const siteVersionPrivacy = { publishedBy: 'personal' } as const satisfies PrivacyMap;
export const siteVersionsPrivacy = within('versions.*', siteVersionPrivacy);
export const draftConflictPrivacy = {
  'errors.*.message': 'personal',
  ...within('stored', siteDraftPrivacy),
} as const satisfies PrivacyMap;
