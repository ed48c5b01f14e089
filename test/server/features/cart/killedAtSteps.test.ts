import path from 'node:path';
import { latePathTo } from '../../../../src/contract/latePaths';
import { openSqlite } from '../../../../src/server/database/sqlite/openSqlite';
import { demoCatalog } from '../../../../src/demo/demoCatalog';
import { writeDemo } from '../../../../src/demo/seedDemo';
import { callPlugins } from '../../../support/server/plugins/shopPlugins';
import { defaultWebstore } from '../../../../src/server/features/context/Webstore';
import { writeWebstore } from '../../../../src/server/features/context/webstoreSettings';
import { randomIds } from '../../../../src/server/ids';
import { cachedDemo } from '../../../support/server/testServer';
import { dataFolders, endAll, startKillable } from '../../../support/killed/killable';
import { fromOwnPage, startTestApp, testClock, testSettings } from '../../../support/server/testApp';

/** In ms; includes bundling the server. */
const timeoutMs = 200_000;
const { webstoreId } = defaultWebstore();

const folders = dataFolders();
afterAll(async () => {
  await endAll();
  await folders.remove();
});

test(
  'a server that is killed between two slices of a large change has lost no line of it, and none is there twice',
  async () => {
    const folder = await folders.fresh();
    const file = path.join(folder, 'comptoir.sqlite');
    const before = await openSqlite(file);
    await before.write(async (db) => {
      await writeDemo(db, cachedDemo(), randomIds, testClock().now());
      await writeWebstore(db, webstoreId, { cartImmediateLines: 10 });
    });
    await before.close();

    const server = await startKillable(folder, {});
    await server.obey({ idsFrom: 0, killAt: { step: 'cartSliceWorked' } });
    const { products, prices, stock } = demoCatalog();
    const forAll = new Set(prices.flatMap(({ productId, buyerGroup }) => (buyerGroup === null ? [productId] : [])));
    const inStock = new Set(stock.flatMap(({ productId, onHand }) => (onHand > 100 ? [productId] : [])));
    const chosen = products
      .filter(({ id, productClass }) => productClass === 'Simple' && forAll.has(id) && inStock.has(id))
      .filter(({ buyerGroups }) => buyerGroups === null)
      .slice(0, 60)
      .map(({ id, quantityRule }) => ({ productId: id, quantity: quantityRule.minimum }));
    // The answer and the kill race; an accepted change is in the database either way.
    await fetch(server.origin + latePathTo('cartItemBatch', { webstoreId, cartStateOrId: 'current' }), {
      method: 'POST',
      headers: { ...fromOwnPage, 'content-type': 'application/json' },
      body: JSON.stringify({ inputs: chosen.map((richInput) => ({ richInput })) }),
    }).catch(() => null);
    expect(await server.exit).toBe('SIGKILL');

    const database = await openSqlite(file);
    const lines = () =>
      database.read
        .selectFrom('cart_item')
        .select(['product_id as productId', 'quantity'])
        .orderBy('position')
        .execute();
    const status = () => database.read.selectFrom('cart').select('async_status').execute();
    expect(await status()).toEqual([{ async_status: 'Processing' }]);
    const written = await lines();
    expect(written).toEqual(chosen.slice(0, written.length));
    expect(written.length).toBeGreaterThan(0);
    expect(written.length).toBeLessThan(chosen.length);

    const next = await startTestApp({ plugins: callPlugins, database, settings: { ...testSettings, demoData: true } });
    await next.app.cartWork.idle();
    expect(await lines()).toEqual(chosen);
    expect(await status()).toEqual([{ async_status: 'Completed' }]);
    await next.close();
  },
  timeoutMs,
);
