import { createHash } from 'node:crypto';
import { openTestDatabase, lastingDatabase } from '../support/server/databases/testDatabase';
import type { Database } from '../../src/server/database/Database';
import { demoContent, seedDemo, writeDemo, type DemoContent } from '../../src/demo/seedDemo';
import type { ProductRecord } from '../../src/server/features/catalog';
import { productsOf } from '../support/server/plugins/catalogFixture';
import { commercePlugins } from '../support/server/plugins/shopPlugins';
import { cachedDemo } from '../support/server/testServer';
import { countedIds, startTestApp, testClock, testSettings, type TestApp } from '../support/server/testApp';

let database: Database;
let started: TestApp | null = null;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  if (started === null) await database.close();
  else await started.close();
  started = null;
});

async function start(demoData: boolean) {
  started = await startTestApp({ database, settings: { ...testSettings, demoData }, plugins: commercePlugins });
  return started;
}
async function counts(db: Database) {
  const rowsOf = async (table: 'catalog_snapshot' | 'catalog_part' | 'stock_level' | 'webstore_setting') =>
    (
      await db.read
        .selectFrom(table)
        .select((row) => row.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows;
  return {
    snapshots: await rowsOf('catalog_snapshot'),
    parts: await rowsOf('catalog_part'),
    stock: await rowsOf('stock_level'),
    settings: await rowsOf('webstore_setting'),
  };
}

test('the first start fills an empty database with the demo shop, in one command, and says so', async () => {
  const { app, log } = await start(true);
  expect(app.catalog.state().snapshot.size).toBeGreaterThan(300);
  expect(app.site.live()).toMatchObject({ version: 1, document: cachedDemo().site });
  // The catalogue, the demo logins, their addresses, the promotions.
  expect(database.counts().commands).toBe(4);
  expect(await counts(database)).toMatchObject({
    snapshots: 1,
    parts: 5,
    stock: cachedDemo().stock.length,
  });
  expect(log.join('')).toContain('demo catalogue');
});

test('a later start leaves everything as it is', async () => {
  await database.write((db) => writeDemo(db, cachedDemo(), countedIds(), 1));
  await database.write((db) => db.updateTable('stock_level').set({ on_hand: 3 }).execute());
  const before = await counts(database);
  const { log } = await start(true);
  // One setting stores which password the demo logins have.
  expect(await counts(database)).toEqual({ ...before, settings: before.settings + 1 });
  const levels = await database.read.selectFrom('stock_level').select('on_hand').distinct().execute();
  expect(levels).toEqual([{ on_hand: 3 }]);
  expect(log.join('')).not.toContain('demo catalogue');
});

test('without demo data the shop opens empty', async () => {
  const { app } = await start(false);
  expect(app.catalog.state().snapshot.version).toBeNull();
  expect(await counts(database)).toEqual({ snapshots: 0, parts: 0, stock: 0, settings: 0 });
  const answer = await app.inject(
    `/services/data/v65.0/commerce/webstores/${app.webstore.current().webstoreId}/application-context`,
  );
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { catalogSnapshotVersionId: null }]);
});

test('what is interrupted leaves nothing behind, and the next start begins again', async () => {
  await expect(
    database.write(async (db) => {
      await writeDemo(db, cachedDemo(), countedIds(), 1);
      throw new Error('the power went out');
    }),
  ).rejects.toThrow('the power went out');
  expect(await counts(database)).toEqual({ snapshots: 0, parts: 0, stock: 0, settings: 0 });
  const { app } = await start(true);
  expect(app.catalog.state().snapshot.size).toBeGreaterThan(300);
});

test('of two that would fill it at once one does', async () => {
  const { app } = await start(false);
  const doors = { settings: testSettings, database, clock: testClock(), ids: countedIds(), log: app.log };
  expect((await Promise.all([seedDemo(doors), seedDemo(doors)])).sort()).toEqual([false, true]);
  expect((await counts(database)).snapshots).toBe(1);
});

test('what was written is read back by the next process', async () => {
  const lasting = await lastingDatabase();
  const first = await lasting.open();
  await first.write((db) => writeDemo(db, cachedDemo(), countedIds(), 1));
  await first.close();
  const second = await lasting.open();
  const next = await startTestApp({ database: second, plugins: commercePlugins });
  const products = productsOf(next.app.catalog.state().snapshot);
  const byId = (a: ProductRecord, b: ProductRecord) => (a.id < b.id ? -1 : 1);
  expect([...products].sort(byId)).toEqual([...cachedDemo().products].sort(byId));
  await next.close();
  await lasting.remove();
});

test('the demo shop is the same each time it is made', () => {
  const said = ({ parts, ...content }: DemoContent) => [
    JSON.stringify(content),
    ...Object.values(parts).map((bytes) => createHash('sha256').update(bytes).digest('hex')),
  ];
  expect(said(demoContent())).toEqual(said(cachedDemo()));
});
