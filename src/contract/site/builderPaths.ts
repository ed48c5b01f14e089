/** The page on which builders edit the site; no page of the shop's router. */
export const BUILDER_PAGE = '/builder';

const API = '/builder/api';
const VERSION = `${API}/versions/:siteVersion` as const;

/** The builder's own calls, apart from the shop's: no page of the shop carries them. */
export const BUILDER_PATHS = {
  draft: `${API}/draft`,
  publications: `${API}/publications`,
  versions: `${API}/versions`,
  version: VERSION,
  restore: `${VERSION}/actions/restore`,
  export: `${API}/export`,
  imports: `${API}/imports`,
  activities: `${API}/activities`,
  /** Whatever else stands there. */
  any: `${API}/*`,
} as const;

/** The path of a published version, or of going back to it. */
export const versionPath = (name: 'version' | 'restore', version: number | string): string =>
  BUILDER_PATHS[name].replace(':siteVersion', encodeURIComponent(String(version)));
