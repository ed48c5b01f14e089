import type { ReadDatabase } from '../../../database/Database';
import { noPriceBooks, openPriceBooks, type PriceBooks } from '../PriceBooks';
import type { CatalogSource } from '../Catalog';
import { openBundles, openSnapshot, type Bundles, type CatalogSnapshot } from '../CatalogSnapshot';
import { PART_FORMATS, PRICES_PART, type PartName } from '../stored/partFormats';
import { makeParts } from './makeParts';
import { PRICE_VERSION_KEY } from './publishCatalog';
import { readPart } from './storedParts';

async function loadSnapshot(db: ReadDatabase, version: string): Promise<CatalogSnapshot | null> {
  const read = (part: PartName) => readPart(db, version, part, PART_FORMATS[part]);
  const [categories, products, columns, index] = [
    await read('categories'),
    await read('products'),
    await read('columns'),
    await read('index'),
  ];
  if (categories === null || products === null || columns === null || index === null) return null;
  return openSnapshot(version, { categories, products, columns, index });
}

/** The version of the current catalogue; null: none was ever published. */
async function catalogVersion(db: ReadDatabase): Promise<string | null> {
  const row = await db.selectFrom('catalog_snapshot').select('version').where('is_current', '=', 1).executeTakeFirst();
  return row?.version ?? null;
}

/**
 * What the bundles of the current catalogue contain; null: there is none, or it is not in the format of this release.
 */
export async function publishedBundles(db: ReadDatabase): Promise<Bundles | null> {
  const version = await catalogVersion(db);
  const columns = version === null ? null : await readPart(db, version, 'columns', PART_FORMATS.columns);
  return columns === null ? null : openBundles({ columns });
}

/** The version of a webstore's current prices; empty: none were ever published. */
export async function priceVersion(db: ReadDatabase, webstoreId: string): Promise<string> {
  const setting = await db
    .selectFrom('webstore_setting')
    .select('value')
    .where('webstore_id', '=', webstoreId)
    .where('key', '=', PRICE_VERSION_KEY)
    .executeTakeFirst();
  return setting === undefined ? '' : String(JSON.parse(setting.value));
}

async function loadPrices(db: ReadDatabase, version: string): Promise<PriceBooks | null> {
  if (version === '') return noPriceBooks();
  const bytes = await readPart(db, version, PRICES_PART.name, PRICES_PART.format);
  return bytes === null ? null : openPriceBooks(version, bytes);
}

/** The catalogue of a shop without any publication. */
const emptySnapshot = (): CatalogSnapshot =>
  openSnapshot(null, makeParts({ categories: [], products: [], prices: [], stock: [] }));

/** The catalogues in a database, and the current prices of a webstore. */
export function databaseSource(db: ReadDatabase, webstoreId: string): CatalogSource {
  const versions: CatalogSource['versions'] = async () => ({
    snapshot: await catalogVersion(db),
    prices: await priceVersion(db, webstoreId),
  });
  const current: CatalogSource['current'] = async () => {
    const found = await versions();
    const snapshot = found.snapshot === null ? null : await loadSnapshot(db, found.snapshot);
    const prices = await loadPrices(db, found.prices);
    // A publication in between may have deleted what was being read: then everything is read again.
    const after = await versions();
    if (after.snapshot !== found.snapshot || after.prices !== found.prices) return current();
    if (prices === null) throw new Error(`The stored prices ${found.prices} are incomplete.`);
    if (found.snapshot === null) return { snapshot: emptySnapshot(), prices };
    if (snapshot === null) throw new Error(`The stored catalogue ${found.snapshot} is incomplete.`);
    return { snapshot, prices };
  };
  return { current, versions, snapshot: (version) => loadSnapshot(db, version) };
}
