import type { Generated } from 'kysely';

/**
 * Every table, as the migrations leave it. Columns are what SQLite and PostgreSQL know alike: text, 64-bit
 * integers (money in cents, times in ms UTC, booleans 0 or 1) and JSON as text.
 */

type Flag = 0 | 1;

interface MigrationTable {
  number: number;
  name: string;
  applied_at: number;
}

/** A published catalogue; at most one is current. */
interface CatalogSnapshotTable {
  version: string;
  published_at: number;
  is_current: Flag;
}

interface CatalogSnapshotPartTable {
  version: string;
  part: string;
  /** JSON. */
  body: string;
}

interface PriceEntryTable {
  price_version: string;
  product_id: string;
  /** Empty: the price of everyone who has no better one. */
  buyer_group: string;
  unit_cents: number;
  list_cents: number | null;
  /** JSON: `PriceTierRecord[]`. */
  tiers: string;
}

interface StockLevelTable {
  product_id: string;
  on_hand: number;
}

interface WebstoreSettingTable {
  webstore_id: string;
  key: string;
  /** JSON. */
  value: string;
}

/** At most one cart is current for a webstore, owner and account. */
interface CartTable {
  id: string;
  webstore_id: string;
  owner_kind: 'guest' | 'user';
  owner_id: string;
  /** Empty for a guest. */
  account_id: Generated<string>;
  status: string;
  currency: string;
  created_at: number;
  changed_at: number;
  is_current: Flag;
}

interface CartItemTable {
  cart_id: string;
  id: string;
  product_id: string;
  quantity: number;
  position: number;
  created_at: number;
  changed_at: number;
}

/** What a repeated command is answered with. */
interface IdempotencyRecordTable {
  caller: string;
  key: string;
  request_hash: string;
  status: number;
  /** JSON; null: an answer without a body. */
  body: string | null;
  created_at: number;
}

export interface Schema {
  migration: MigrationTable;
  catalog_snapshot: CatalogSnapshotTable;
  catalog_snapshot_part: CatalogSnapshotPartTable;
  price_entry: PriceEntryTable;
  stock_level: StockLevelTable;
  webstore_setting: WebstoreSettingTable;
  cart: CartTable;
  cart_item: CartItemTable;
  idempotency_record: IdempotencyRecordTable;
}
