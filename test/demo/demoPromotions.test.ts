import { openTestDatabase } from '../support/server/databases/testDatabase';
import { demoPromotions } from '../../src/demo/demoPromotions';

import { startTestApp, testSettings } from '../support/server/testApp';

const start = async (demoData: boolean, database = openTestDatabase()) =>
  startTestApp({ plugins: [demoPromotions], settings: { ...testSettings, demoData }, database: await database });

test('the demo shop runs five promotions, four of them behind a code that is said in capitals', async () => {
  const shop = await start(true);
  const coupons = await shop.app.database.read.selectFrom('coupon').select('code').orderBy('code').execute();
  expect(coupons.map(({ code }) => code)).toEqual(['BIENVENUE10', 'BRADERIE25', 'ETE2025', 'LIVRAISON']);
  const rows = await shop.app.database.read.selectFrom('promotion').selectAll().orderBy('id').execute();
  expect(rows.map((row) => [row.is_automatic, row.is_exclusive, row.buyer_group])).toEqual([
    [0, 0, null],
    [0, 0, null],
    [1, 0, 'Hôtellerie'],
    [0, 1, null],
    [0, 0, null],
  ]);
  await shop.close();
});

test('a shop without demo data has none', async () => {
  const shop = await start(false);
  expect(await shop.app.database.read.selectFrom('promotion').select('id').execute()).toEqual([]);
  await shop.close();
});
