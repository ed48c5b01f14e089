/** The builder's page; it has no route in the shop's router. */
export const BUILDER_PAGE = '/builder';

/** The page that shows what shoppers search for, and edits the synonyms. */
export const SEARCHES_PAGE = `${BUILDER_PAGE}/searches`;

const API = '/builder/api';
const VERSION = `${API}/versions/:siteVersion` as const;

/** The builder's own calls: in a file of their own, so that no page of the shop loads their paths. */
export const BUILDER_PATHS = {
  draft: `${API}/draft`,
  publications: `${API}/publications`,
  versions: `${API}/versions`,
  version: VERSION,
  restore: `${VERSION}/actions/restore`,
  export: `${API}/export`,
  imports: `${API}/imports`,
  activities: `${API}/activities`,
  searches: `${API}/searches`,
  synonyms: `${API}/synonyms`,
  synonymTrials: `${API}/synonyms/trials`,
  /** Every path below `/builder/api` that is no call. */
  any: `${API}/*`,
} as const;

/** The path of a published version, or of restoring it. */
export const versionPath = (name: 'version' | 'restore', version: number | string): string =>
  BUILDER_PATHS[name].replace(':siteVersion', encodeURIComponent(String(version)));
