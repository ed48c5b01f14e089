import type { ActivityType } from '../../contract/tracking/activityTypes';

/** A shopper's activity as reported by their browser. */
interface ActivityTable {
  /** A UUID. */
  id: string;
  webstore_id: string;
  /** The analytics cookie's UUID: it identifies a browser, and is never stored together with a name or user id. */
  cookie_id: string;
  type: ActivityType;
  happened_at: number;
  /** The UUID of one search and everything that followed from it. */
  correlation_id: string | null;
  search_text: string | null;
  category_id: string | null;
  /** For an activity about one product; null: about none, or about a list. */
  product_id: string | null;
  /** JSON: `ActivityProduct[]`, the one product or the list, with amounts as sent. */
  products: string;
  quantity: number | null;
  recommender_name: string | null;
  reco_uuid: string | null;
}

export interface TrackingTables {
  activity: ActivityTable;
}
