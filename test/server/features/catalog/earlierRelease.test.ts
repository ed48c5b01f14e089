import { sql } from 'kysely';
import { MEDIA_PATH } from '../../../../src/contract/content/contentPaths';
import * as bareServer from '../../../../src/server/callPlugins';
import type { Database } from '../../../../src/server/database/Database';
import { catalogPartMigration } from '../../../../src/server/database/migrations/0026_catalog_part';
import { allMigrations } from '../../../../src/server/database/migrations/allMigrations';
import { priceBytes } from '../../../../src/server/features/catalog/columns/priceColumns';
import { textArrays } from '../../../../src/server/features/catalog/columns/texts';
import { readPart, writePart } from '../../../../src/server/features/catalog/publication/storedParts';
import type { CategoryRecord, Drawing, PictureRecord, ProductRecord } from '../../../../src/server/features/catalog';
import { allCategories } from '../../../../src/server/features/catalog/stored/categoryStore';
import { PART_FORMATS } from '../../../../src/server/features/catalog/stored/partFormats';
import { allProducts } from '../../../../src/server/features/catalog/stored/productStore';
import { packArrays } from '../../../../src/server/packedArrays';
import { defaultWebstore, writeWebstore } from '../../../../src/server/features/context';
import { productsOf } from '../../../support/server/plugins/catalogFixture';
import { commercePlugins } from '../../../support/server/plugins/shopPlugins';
import { startTestApp } from '../../../support/server/testApp';
import { lastingDatabase } from '../../../support/server/databases/testDatabase';
import type { LastingDatabase } from '../../../support/server/databases/lastingDatabase';
import { cachedDemo } from '../../../support/server/testServer';

const clock = { now: () => 1_700_000_000_000 };
const before = allMigrations.slice(0, allMigrations.indexOf(catalogPartMigration));
const { webstoreId } = defaultWebstore();
const CURRENT = '0Zc000000000002AAA';
const EARLIER = '0Zc000000000001AAA';

const drawingIn = (picture: PictureRecord | null | undefined): Drawing =>
  picture && 'key' in picture ? (picture.drawing ?? {}) : {};

const drawnProduct = ({ picture, ...product }: ProductRecord) => ({ ...product, packshot: drawingIn(picture) });
const drawnCategory = ({ tile: _tile, banner, ...category }: CategoryRecord) => ({
  ...category,
  scene: drawingIn(banner)['scene'],
});

/** The records as they were while the server itself drew their pictures. */
const drawnRecords = () => ({
  categories: cachedDemo().categories.map(drawnCategory),
  products: cachedDemo().products.map(drawnProduct),
});

/** Publishes a catalogue as the release before migration 26 did. */
const publishEarlier = (old: Database, version: string, publishedAt: number, isCurrent: 0 | 1) =>
  old.write(async (db) => {
    const { categories, products } = drawnRecords();
    await sql`insert into catalog_snapshot values (${version}, ${publishedAt}, ${isCurrent})`.execute(db);
    for (const [part, body] of Object.entries({ categories, products, index: {} })) {
      await sql`insert into catalog_snapshot_part values (${version}, ${part}, ${JSON.stringify(body)})`.execute(db);
    }
  });

const publishEarlierPrices = (old: Database) =>
  old.write(async (db) => {
    for (const { productId, buyerGroup, unitCents, listCents, tiers } of cachedDemo().prices) {
      await sql`insert into price_entry values
        ('p1', ${productId}, ${buyerGroup ?? ''}, ${unitCents}, ${listCents}, ${JSON.stringify(tiers)})`.execute(db);
    }
    await sql`insert into webstore_setting values (${webstoreId}, 'priceVersion', '"p1"')`.execute(db);
  });

const rowsOf = async (database: Database, table: 'catalog_snapshot_part' | 'price_entry') =>
  (await database.read.selectFrom(table).selectAll().execute()).length;

let lasting: LastingDatabase;
beforeEach(async () => {
  lasting = await lastingDatabase({ isEmpty: true });
  const old = await lasting.open({ clock, migrations: before });
  await publishEarlier(old, EARLIER, 1, 0);
  await publishEarlier(old, CURRENT, 2, 1);
  await publishEarlierPrices(old);
  await old.close();
});
afterEach(() => lasting.remove());

test('what an earlier release published is there after the update, its versions and prices too', async () => {
  const database = await lasting.open({ clock });
  const { app } = await startTestApp({ database, plugins: commercePlugins });
  const { snapshot, prices } = app.catalog.state();
  expect(snapshot.version).toBe(CURRENT);
  const demo = cachedDemo();
  expect(new Map(productsOf(snapshot).map((product) => [product.id, product]))).toEqual(
    new Map(demo.products.map((product) => [product.id, product])),
  );
  expect(snapshot.categories.all).toEqual(expect.arrayContaining([...demo.categories]));
  expect(snapshot.index.find('beurre').documents.length).toBeGreaterThan(0);
  for (const { productId } of demo.prices) {
    const own = demo.prices.filter((price) => price.productId === productId);
    const read = prices.of('EUR').entriesOf(productId);
    expect(read).toHaveLength(own.length);
    expect(read).toEqual(expect.arrayContaining(own.map((price) => ({ ...price, currency: 'EUR' }))));
  }
  expect((await app.catalog.stateOf(EARLIER))?.snapshot.size).toBe(demo.products.length);
  expect([await rowsOf(database, 'catalog_snapshot_part'), await rowsOf(database, 'price_entry')]).toEqual([0, 0]);
  await app.close();
  await database.close();
});

test('servers that start at once after the update all open the same catalogue', async () => {
  const database = await lasting.open({ clock });
  const started = await Promise.all([1, 2].map(() => startTestApp({ database, plugins: commercePlugins })));
  for (const { app } of started) {
    expect(app.catalog.state().snapshot).toMatchObject({ version: CURRENT, size: cachedDemo().products.length });
  }
  const pieces = await database.read.selectFrom('catalog_part').select(['version', 'part']).execute();
  expect(new Set(pieces.map(({ version, part }) => `${version} ${part}`)).size).toBe(pieces.length);
  await Promise.all(started.map(({ app }) => app.close()));
  await database.close();
});

test('a part of another format is made anew from the records', async () => {
  const first = await lasting.open({ clock });
  await (await startTestApp({ database: first, plugins: commercePlugins })).app.close();
  await first.write((db) =>
    db
      .updateTable('catalog_part')
      .set({ format: 0, bytes: Buffer.from('what a former release understood') })
      .where('part', 'in', ['columns', 'index'])
      .execute(),
  );
  const { app } = await startTestApp({ database: first, plugins: commercePlugins });
  expect(app.catalog.state().snapshot.index.find('beurre').documents.length).toBeGreaterThan(0);
  expect(app.catalog.state().snapshot.productsNamed('beurre-doux')).toBeDefined();
  await app.close();
  await first.close();
});

/** Stores the current catalogue in format 1 of categories and products, which holds drawings instead of pictures. */
async function storeAsDrawn(database: Database): Promise<void> {
  const bytesOf = async (part: 'categories' | 'products') =>
    (await readPart(database.read, CURRENT, part, PART_FORMATS[part])) ?? new Uint8Array();
  const categories = allCategories(await bytesOf('categories')).map(drawnCategory);
  const products = allProducts(await bytesOf('products')).map((product) =>
    JSON.stringify('packshot' in product ? product : drawnProduct(product)),
  );
  const parts = {
    categories: Buffer.from(JSON.stringify(categories)),
    products: packArrays(textArrays('products', products)),
  };
  await database.write(async (db) => {
    for (const [part, bytes] of Object.entries(parts)) {
      await db.deleteFrom('catalog_part').where('version', '=', CURRENT).where('part', '=', part).execute();
      await writePart(db, CURRENT, part, { format: 1, bytes });
    }
  });
}

test('pictures that the server itself drew stay under their addresses, drawn by the extension', async () => {
  const database = await lasting.open({ clock });
  const { app: before } = await startTestApp({ database, plugins: commercePlugins });
  const { columns } = before.catalog.state().snapshot;
  await before.close();
  await storeAsDrawn(database);
  const { app } = await startTestApp({ database, plugins: commercePlugins });
  const { snapshot } = app.catalog.state();
  const keys = productsOf(snapshot).map((_, row) => snapshot.columns.pictureKeys.at(row));
  expect(keys).toEqual(keys.map((_, row) => columns.pictureKeys.at(row)));
  expect(new Set(productsOf(snapshot))).toEqual(new Set(cachedDemo().products));
  const banner = cachedDemo().categories[0]?.banner;
  for (const key of [keys[0], banner && 'key' in banner ? banner.key : '']) {
    const picture = await app.inject(`${MEDIA_PATH}/${key ?? ''}`);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  }
  await app.close();
  await database.close();
});

test('without a plugin that draws them, products of an earlier release have no picture', async () => {
  const database = await lasting.open({ clock });
  const { app } = await startTestApp({ database, plugins: bareServer.commercePlugins() });
  const { snapshot } = app.catalog.state();
  expect(productsOf(snapshot).filter(({ picture }) => picture !== null)).toEqual([]);
  expect(snapshot.categories.all.filter(({ tile, banner }) => tile ?? banner)).toEqual([]);
  await app.close();
  await database.close();
});

test('prices that a release with one price list stored are those of the webstore’s own currency, and of no other [PRC-01]', async () => {
  const first = await lasting.open({ clock });
  await (await startTestApp({ database: first, plugins: commercePlugins })).app.close();
  const { prices } = cachedDemo();
  await first.write(async (db) => {
    await db.deleteFrom('catalog_part').where('part', '=', 'prices').execute();
    const bytes = Buffer.from(priceBytes(prices));
    await db.insertInto('catalog_part').values({ version: 'p1', part: 'prices', piece: 0, format: 1, bytes }).execute();
    await writeWebstore(db, webstoreId, { defaultCurrency: 'CHF', supportedCurrencies: ['EUR', 'CHF'] });
  });
  const { app } = await startTestApp({ database: first, plugins: commercePlugins });
  const books = app.catalog.state().prices;
  const [some] = prices;
  expect(books.currencies).toEqual(['CHF']);
  expect(books.of('CHF').entriesOf(some?.productId ?? '')).toContainEqual({ ...some, currency: 'CHF' });
  expect(books.of('EUR').entriesOf(some?.productId ?? '')).toEqual([]);
  await app.close();
  await first.close();
});
