import type { ActivityType } from '../../contract/tracking/activityTypes';

/** What somebody did in the shop, as their browser reported it. */
interface ActivityTable {
  /** A UUID. */
  id: string;
  webstore_id: string;
  /** The analytics cookie's UUID: it stands for a browser and is kept beside nobody's name or id. */
  cookie_id: string;
  type: ActivityType;
  happened_at: number;
  /** The UUID of one search and what came of it. */
  correlation_id: string | null;
  search_text: string | null;
  category_id: string | null;
  /** Of an activity about one product; null: about none, or about a list. */
  product_id: string | null;
  /** JSON: `ActivityProduct[]`, the one product or the list, with amounts as they were sent. */
  products: string;
  quantity: number | null;
  recommender_name: string | null;
  reco_uuid: string | null;
}

export interface TrackingTables {
  activity: ActivityTable;
}
