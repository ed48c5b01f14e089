import type { ReadDatabase } from '../../../database/Database';
import { priceBook } from '../PriceBook';
import type { PriceBook } from '../PriceBook';
import type { CatalogSource } from '../Catalog';
import type { PriceTierRecord } from '../catalogRecords';
import { openSnapshot } from '../CatalogSnapshot';
import type { CatalogSnapshot } from '../CatalogSnapshot';
import { PART_FORMATS } from '../partFormats';
import type { PartName } from '../partFormats';
import { makeParts } from './makeParts';
import { PRICE_VERSION_KEY } from './publishCatalog';
import { readPart } from './storedParts';

const isTier = (value: unknown): value is PriceTierRecord =>
  typeof value === 'object' && value !== null && 'lowerBound' in value && 'unitCents' in value;

const tiersOf = (text: string): readonly PriceTierRecord[] => {
  const value: unknown = JSON.parse(text);
  return Array.isArray(value) ? value.filter(isTier) : [];
};

const loadSnapshot = async (db: ReadDatabase, version: string): Promise<CatalogSnapshot | null> => {
  const read = (part: PartName) => readPart(db, version, part, PART_FORMATS[part]);
  const [categories, products, columns, index] = [
    await read('categories'),
    await read('products'),
    await read('columns'),
    await read('index'),
  ];
  if (categories === null || products === null || columns === null || index === null) return null;
  return openSnapshot(version, { categories, products, columns, index });
};

const priceVersion = async (db: ReadDatabase, webstoreId: string): Promise<string> => {
  const setting = await db
    .selectFrom('webstore_setting')
    .select('value')
    .where('webstore_id', '=', webstoreId)
    .where('key', '=', PRICE_VERSION_KEY)
    .executeTakeFirst();
  return setting === undefined ? '' : String(JSON.parse(setting.value));
};

const loadPrices = async (db: ReadDatabase, version: string): Promise<PriceBook> => {
  if (version === '') return priceBook('', []);
  const rows = await db.selectFrom('price_entry').selectAll().where('price_version', '=', version).execute();
  return priceBook(
    version,
    rows.map((row) => ({
      productId: row.product_id,
      buyerGroup: row.buyer_group === '' ? null : row.buyer_group,
      unitCents: row.unit_cents,
      listCents: row.list_cents,
      tiers: tiersOf(row.tiers),
    })),
  );
};

/** The catalogue of a shop without any publication. */
const emptySnapshot = (): CatalogSnapshot =>
  openSnapshot(null, makeParts({ categories: [], products: [], prices: [], stock: [] }));

/** The catalogues in a database, and the current prices of a webstore. */
export const databaseSource = (db: ReadDatabase, webstoreId: string): CatalogSource => {
  const versions: CatalogSource['versions'] = async () => {
    const row = await db
      .selectFrom('catalog_snapshot')
      .select('version')
      .where('is_current', '=', 1)
      .executeTakeFirst();
    return { snapshot: row?.version ?? null, prices: await priceVersion(db, webstoreId) };
  };
  const current: CatalogSource['current'] = async () => {
    const found = await versions();
    const snapshot = found.snapshot === null ? null : await loadSnapshot(db, found.snapshot);
    const prices = await loadPrices(db, found.prices);
    // A publication meanwhile has deleted the old prices.
    const after = await versions();
    if (after.snapshot !== found.snapshot || after.prices !== found.prices) return current();
    if (found.snapshot === null) return { snapshot: emptySnapshot(), prices };
    if (snapshot === null) throw new Error(`The stored catalogue ${found.snapshot} is incomplete.`);
    return { snapshot, prices };
  };
  return { current, versions, snapshot: (version) => loadSnapshot(db, version) };
};
