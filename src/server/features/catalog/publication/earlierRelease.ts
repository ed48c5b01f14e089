import type { ReadDatabase } from '../../../database/Database';
import type { CatalogRecords } from '../catalogRecords';

type Records = Pick<CatalogRecords, 'categories' | 'products'>;

/** A publication wrote the records; this check finds damaged or foreign ones. */
const isRecords = (parts: Readonly<Record<string, unknown>>): parts is Readonly<Record<string, unknown>> & Records =>
  Array.isArray(parts.categories) && Array.isArray(parts.products);

/** The records of a catalogue that a release before migration 26 published, as JSON; null: there are none. */
export const earlierRecords = async (db: ReadDatabase, version: string): Promise<Records | null> => {
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
};
