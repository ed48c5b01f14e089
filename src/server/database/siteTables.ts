/** The draft of the site document; without a row the site is empty, and nothing was published. */
interface SiteDraftTable {
  webstore_id: string;
  revision: number;
  /** JSON: `SiteDocument`, or an older release's form of it. */
  document: string;
  changed_at: number | null;
  /** A user's id. */
  changed_by: string | null;
  /** 0: nothing was published. */
  live_version: number;
}

/** The published versions of the site. */
interface SiteVersionTable {
  webstore_id: string;
  version: number;
  /** JSON, like a draft's. */
  document: string;
  published_at: number;
  /** A user's id; null: published when the shop was set up. */
  published_by: string | null;
}

export interface SiteTables {
  site_draft: SiteDraftTable;
  site_version: SiteVersionTable;
}
