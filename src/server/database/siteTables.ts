/** The draft of what site builders decide; without a row it is as the shop started. */
interface SiteDraftTable {
  webstore_id: string;
  revision: number;
  /** JSON: `SiteDocument`, or what an older release had of it. */
  document: string;
  changed_at: number | null;
  /** A user's id. */
  changed_by: string | null;
  /** 0: nothing was published. */
  live_version: number;
}

/** What was published, once for each publication. */
interface SiteVersionTable {
  webstore_id: string;
  version: number;
  /** JSON, like a draft's. */
  document: string;
  published_at: number;
  /** A user's id; null: the shop started with it. */
  published_by: string | null;
}

export interface SiteTables {
  site_draft: SiteDraftTable;
  site_version: SiteVersionTable;
}
