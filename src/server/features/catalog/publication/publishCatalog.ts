import type { CommandDatabase } from '../../../database/Database';
import type { PriceRecord, StockRecord } from '../stored/catalogRecords';
import { ownCurrency, readWebstore } from '../../context';
import { bookBytes } from '../columns/bookColumns';
import { PART_FORMATS, PART_NAMES, PRICES_PART, type CatalogParts } from '../stored/partFormats';
import { writePart } from './storedParts';

/** How many versions are kept: the current one, and older ones for pages that were opened before a publication. */
const KEPT_VERSIONS = 3;
/** Rows per insert: SQLite allows at most 32,766 values in a statement. */
const ROWS_AT_ONCE = 500;
/** The row of `webstore_setting` with the version of the current prices. */
export const PRICE_VERSION_KEY = 'priceVersion';

const batches = <T>(rows: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(rows.length / ROWS_AT_ONCE) }, (_, batch) =>
    rows.slice(batch * ROWS_AT_ONCE, (batch + 1) * ROWS_AT_ONCE),
  );

/** Stores all parts of a version. Part of a command. */
export async function writeParts(db: CommandDatabase, version: string, parts: CatalogParts): Promise<void> {
  for (const part of PART_NAMES) await writePart(db, version, part, { format: PART_FORMATS[part], bytes: parts[part] });
}

/**
 * Publishes a catalogue (see `makeParts`) under a new version, and deletes all but the latest `KEPT_VERSIONS`. Part of
 * a command.
 */
export async function publishCatalog(
  db: CommandDatabase,
  version: string,
  parts: CatalogParts,
  now: number,
): Promise<void> {
  await db.updateTable('catalog_snapshot').set({ is_current: 0 }).where('is_current', '=', 1).execute();
  await db.insertInto('catalog_snapshot').values({ version, published_at: now, is_current: 1 }).execute();
  await writeParts(db, version, parts);
  const old = await db
    .selectFrom('catalog_snapshot')
    .select('version')
    .where('is_current', '=', 0)
    .orderBy('published_at', 'desc')
    .execute();
  const dropped = old.slice(KEPT_VERSIONS - 1).map((row) => row.version);
  if (dropped.length === 0) return;
  await db.deleteFrom('catalog_part').where('version', 'in', dropped).execute();
  await db.deleteFrom('catalog_snapshot').where('version', 'in', dropped).execute();
}

/**
 * Publishes prices, a price book for each of their currencies, under a new version and deletes the previous ones. Part
 * of a command.
 */
export async function publishPrices(
  db: CommandDatabase,
  webstoreId: string,
  version: string,
  prices: readonly PriceRecord[],
): Promise<void> {
  const { name, format } = PRICES_PART;
  const { context } = await readWebstore(db);
  await writePart(db, version, name, { format, bytes: bookBytes(prices, ownCurrency(context)) });
  await db
    .insertInto('webstore_setting')
    .values({ webstore_id: webstoreId, key: PRICE_VERSION_KEY, value: JSON.stringify(version) })
    .onConflict((conflict) => conflict.columns(['webstore_id', 'key']).doUpdateSet({ value: JSON.stringify(version) }))
    .execute();
  await db.deleteFrom('catalog_part').where('part', '=', name).where('version', '!=', version).execute();
}

/** Stores counted stock. Part of a command. */
export async function recordStock(db: CommandDatabase, stock: readonly StockRecord[]): Promise<void> {
  const rows = stock.map(({ productId, onHand }) => ({ product_id: productId, on_hand: onHand }));
  for (const batch of batches(rows)) {
    await db
      .insertInto('stock_level')
      .values(batch)
      .onConflict((conflict) =>
        conflict.column('product_id').doUpdateSet((row) => ({ on_hand: row.ref('excluded.on_hand') })),
      )
      .execute();
  }
}
