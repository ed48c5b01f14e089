import type { ReadDatabase } from '../../../database/Database';
import type { PriceRecord, PriceTierRecord } from '../stored/catalogRecords';
import type { StoredRecords } from '../stored/drawnRecords';

/** Publications write valid records, so it is enough to check that both parts are there and are lists. */
const isRecords = (
  parts: Readonly<Record<string, unknown>>,
): parts is Readonly<Record<string, unknown>> & StoredRecords =>
  Array.isArray(parts.categories) && Array.isArray(parts.products);

/**
 * The records of a catalogue that a release before migration 26 published; null: none are stored. Throws if a part is
 * missing.
 */
export async function earlierRecords(db: ReadDatabase, version: string): Promise<StoredRecords | null> {
  const rows = await db
    .selectFrom('catalog_snapshot_part')
    .select(['part', 'body'])
    .where('version', '=', version)
    .where('part', 'in', ['categories', 'products'])
    .execute();
  if (rows.length === 0) return null;
  const parts = Object.fromEntries(rows.map(({ part, body }): [string, unknown] => [part, JSON.parse(body)]));
  if (!isRecords(parts)) throw new Error(`The stored catalogue ${version} is incomplete.`);
  return parts;
}

const isTier = (value: unknown): value is PriceTierRecord =>
  typeof value === 'object' && value !== null && 'lowerBound' in value && 'unitCents' in value;

function tiersOf(text: string): readonly PriceTierRecord[] {
  const value: unknown = JSON.parse(text);
  return Array.isArray(value) ? value.filter(isTier) : [];
}

/** The prices that a release before migration 26 published under a version. */
export async function earlierPrices(db: ReadDatabase, version: string): Promise<readonly PriceRecord[]> {
  const rows = await db.selectFrom('price_entry').selectAll().where('price_version', '=', version).execute();
  return rows.map((row) => ({
    productId: row.product_id,
    buyerGroup: row.buyer_group === '' ? null : row.buyer_group,
    unitCents: row.unit_cents,
    listCents: row.list_cents,
    tiers: tiersOf(row.tiers),
  }));
}
