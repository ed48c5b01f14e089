import type { FastifyBaseLogger } from 'fastify';
import type { CommandDatabase, Database, ReadDatabase } from '../../../database/Database';
import type { CatalogPictures } from '../pictures/CatalogPictures';
import { allCategories } from '../stored/categoryStore';
import { renewedRecords, type StoredRecords } from '../stored/drawnRecords';
import { ownCurrency, readWebstore } from '../../context';
import { bookBytes, packBooks } from '../columns/bookColumns';
import { DRAWN_FORMAT, PART_FORMATS, PART_NAMES, PRICES_PART, SINGLE_BOOK_FORMAT } from '../stored/partFormats';
import { allProducts } from '../stored/productStore';
import { earlierPrices, earlierRecords } from './earlierRelease';
import { priceVersion } from './loadCatalog';
import { makeParts } from './makeParts';
import { writeParts } from './publishCatalog';
import { partFormatsOf, readPart, writePart } from './storedParts';

/** What a renewal needs of the starting server. */
interface Renewed {
  readonly database: Database;
  readonly log: FastifyBaseLogger;
  readonly catalogPictures: CatalogPictures;
}

async function isOfToday(db: ReadDatabase, version: string): Promise<boolean> {
  const formats = await partFormatsOf(db, version);
  return PART_NAMES.every((part) => formats.get(part) === PART_FORMATS[part]);
}

const isKept = async (db: ReadDatabase, version: string): Promise<boolean> =>
  (await db.selectFrom('catalog_snapshot').select('version').where('version', '=', version).executeTakeFirst()) !==
  undefined;

/** The records of a version, in whichever known format they are stored; null: in none. */
async function recordsOf(db: ReadDatabase, version: string): Promise<StoredRecords | null> {
  const read = async (part: 'categories' | 'products') =>
    (await readPart(db, version, part, PART_FORMATS[part])) ?? (await readPart(db, version, part, DRAWN_FORMAT));
  const categories = await read('categories');
  const products = await read('products');
  if (categories === null || products === null) return earlierRecords(db, version);
  return { categories: allCategories(categories), products: allProducts(products) };
}

async function renewCatalog({ database, log, catalogPictures }: Renewed, version: string): Promise<void> {
  if (await isOfToday(database.read, version)) return;
  const records = await recordsOf(database.read, version);
  // Another process has renewed or dropped this version since. If not, it is stored in no known format: then
  // `databaseSource` throws if it is the current version, and finds nothing if it is an earlier one.
  if (records === null) return;
  log.info({ version, products: records.products.length }, 'a catalogue of an earlier release is stored anew');
  const parts = makeParts({ ...renewedRecords(records, catalogPictures), prices: [], stock: [] });
  await database.write(async (db: CommandDatabase) => {
    if ((await isOfToday(db, version)) || !(await isKept(db, version))) return;
    await db.deleteFrom('catalog_part').where('version', '=', version).execute();
    await writeParts(db, version, parts);
    await db.deleteFrom('catalog_snapshot_part').where('version', '=', version).execute();
  });
}

/**
 * The price books of a version, in whatever form an earlier release stored it; prices without a currency are in the
 * webstore's own, as all were then.
 */
async function booksOf(db: ReadDatabase, version: string): Promise<Uint8Array> {
  const currency = ownCurrency((await readWebstore(db)).context);
  const single = await readPart(db, version, PRICES_PART.name, SINGLE_BOOK_FORMAT);
  return single === null
    ? bookBytes(await earlierPrices(db, version), currency)
    : packBooks(new Map([[currency, single]]));
}

async function renewPrices(database: Database, webstoreId: string): Promise<void> {
  const { name, format } = PRICES_PART;
  const version = await priceVersion(database.read, webstoreId);
  const isStored = async (db: ReadDatabase) => (await partFormatsOf(db, version)).get(name) === format;
  if (version === '' || (await isStored(database.read))) return;
  const bytes = await booksOf(database.read, version);
  await database.write(async (db: CommandDatabase) => {
    if ((await isStored(db)) || (await priceVersion(db, webstoreId)) !== version) return;
    await db.deleteFrom('catalog_part').where('version', '=', version).where('part', '=', name).execute();
    await writePart(db, version, name, { format, bytes });
    await db.deleteFrom('price_entry').execute();
  });
}

/**
 * Converts every kept catalogue of an earlier release, and the current prices, into the formats of this release.
 * Several processes may do so at once: each builds the parts, and only one stores its own.
 */
export async function renewCatalogs(app: Renewed, webstoreId: string): Promise<void> {
  const { database } = app;
  const kept = await database.read
    .selectFrom('catalog_snapshot')
    .select('version')
    .orderBy('is_current', 'desc')
    .orderBy('published_at', 'desc')
    .execute();
  for (const { version } of kept) await renewCatalog(app, version);
  await renewPrices(database, webstoreId);
}
