import { sql } from 'kysely';
import { ownCurrencyMigration } from '../../../src/server/database/migrations/0031_own_currency';
import { allMigrations } from '../../../src/server/database/migrations/allMigrations';
import { readTariff } from '../../../src/server/features/cart/deliveryTariff';
import { lastingDatabase } from '../../support/server/databases/testDatabase';
import type { LastingDatabase } from '../../support/server/databases/lastingDatabase';

const clock = { now: () => 1_700_000_000_000 };
const before = allMigrations.slice(0, allMigrations.indexOf(ownCurrencyMigration));

let lasting: LastingDatabase;
beforeEach(async () => {
  lasting = await lastingDatabase({ isEmpty: true });
});
afterEach(() => lasting.remove());

/** A webstore with a promotion of an amount and these settings, as the release before kept them; brought up to date. */
async function updated(settings: Readonly<Record<string, unknown>>, priceFormat = 1) {
  const old = await lasting.open({ clock, migrations: before });
  await old.write(async (db) => {
    for (const [key, value] of Object.entries(settings)) {
      await sql`insert into webstore_setting values ('w', ${key}, ${JSON.stringify(value)})`.execute(db);
    }
    await sql`insert into promotion (id, webstore_id, name, priority, is_exclusive, is_automatic, reward,
      minimum_cents, minimum_quantity, is_first_order_only) values ('p', 'w', 'Cinq', 1, 0, 1,
      '{"kind":"amount","cents":500,"off":{"scope":"cart"}}', 2000, 0, 0)`.execute(db);
    await sql`insert into catalog_part (version, part, piece, format, bytes)
      values ('v', 'prices', 0, ${priceFormat}, ${Buffer.from('prices')})`.execute(db);
  });
  await old.close();
  const database = await lasting.open({ clock });
  const [promotion] = await database.read.selectFrom('promotion').select('currency').execute();
  const tariffs = await Promise.all(['EUR', 'CHF'].map((currency) => readTariff(database.read, 'w', currency)));
  await database.close();
  return { promotedIn: promotion?.currency, tariffs };
}

const francs = { defaultCurrency: 'CHF', supportedCurrencies: ['CHF'] };
const rules = { cents: 790, vatBasisPoints: 2000, freeFromCents: 4000, morningSupplementCents: 490 };

test('a shop that sold in francs alone goes on delivering and promoting in them, for the same amounts [PRC-01]', async () => {
  expect(await updated(francs)).toEqual({ promotedIn: 'CHF', tariffs: [rules, rules] });
});

test('its own tariff becomes one in its currency [PRC-01]', async () => {
  const { tariffs } = await updated({ ...francs, deliveryCharge: { cents: 950, vatBasisPoints: 810 } });
  expect(tariffs[1]).toEqual({ ...rules, cents: 950, vatBasisPoints: 810 });
});

test('a shop that has price books keeps its promotions in euros, and delivers for francs only by a tariff in francs [PRC-01]', async () => {
  const both = {
    defaultCurrency: 'CHF',
    supportedCurrencies: ['CHF', 'EUR'],
    deliveryCharge: { cents: 123, vatBasisPoints: 550 },
  };
  const { promotedIn, tariffs } = await updated(both, 2);
  expect([promotedIn, tariffs[1]]).toEqual(['EUR', null]);
});

test('a tariff in its currency that is there already stays', async () => {
  const own = { cents: 850, vatBasisPoints: 2000, freeFromCents: 4500, morningSupplementCents: 550 };
  expect((await updated({ ...francs, 'deliveryCharge.CHF': own })).tariffs[1]).toEqual(own);
});

test.each([
  [
    'whose default is none of its currencies has its first for its own',
    { defaultCurrency: 'USD', supportedCurrencies: ['CHF', 'EUR'] },
    'CHF',
  ],
  [
    'that sells in euros too has its default for its own',
    { defaultCurrency: 'EUR', supportedCurrencies: ['CHF', 'EUR'] },
    'EUR',
  ],
  ['that says nothing of currencies has euros', {}, 'EUR'],
])('a shop %s', async (_which, settings, own) => {
  const { promotedIn, tariffs } = await updated(settings);
  expect([promotedIn, tariffs[1] === null]).toEqual([own, own === 'EUR']);
});
