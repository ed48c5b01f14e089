import { forgottenActivities } from '../../../../src/server/features/tracking';
import { forgetActivities } from '../../../../src/server/features/tracking/forgottenActivities';
import type { Database } from '../../../../src/server/database/Database';
import { startTestApp, testClock } from '../../../support/server/testApp';
import { openTestDatabase } from '../../../support/server/databases/testDatabase';
import { waitUntil } from '../../../support/waitUntil';

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const HAPPENED = Date.UTC(2025, 2, 3, 9, 0, 0);
const MONTHS_LATER = Date.UTC(2027, 3, 3, 9, 0, 0);

const keep = (times: readonly number[]) =>
  database.write(async (db) => {
    for (const [index, happened_at] of times.entries()) {
      const whose = { id: `a-${String(index)}`, webstore_id: 'shop', cookie_id: 'c', type: 'viewSearch' } as const;
      await db
        .insertInto('activity')
        .values({ ...whose, happened_at, products: '[]', search_text: 'lait' })
        .execute();
    }
  });
const left = async () =>
  (await database.read.selectFrom('activity').select('happened_at').orderBy('happened_at').execute()).map(
    (row) => row.happened_at,
  );

/** Starts the shop at this time, stops it after this number of commands, and returns how many ran. */
async function runAt(moment: number, commands: number) {
  const before = database.counts().commands;
  const shop = await startTestApp({ plugins: [forgottenActivities], database, clock: testClock(moment) });
  await waitUntil('the commands are done', () => database.counts().commands - before >= commands);
  await shop.app.close();
  return database.counts().commands - before;
}

test('what happened 25 months ago is forgotten, to the moment', async () => {
  await keep([HAPPENED, HAPPENED + 60_000]);
  await runAt(MONTHS_LATER, 1);
  expect(await left()).toEqual([HAPPENED, HAPPENED + 60_000]);
  await runAt(MONTHS_LATER + 1, 1);
  expect(await left()).toEqual([HAPPENED + 60_000]);
});

test('of much a little at a time is forgotten', async () => {
  await keep(Array.from({ length: 450 }, () => HAPPENED - 1));
  expect(await runAt(MONTHS_LATER, 3)).toBe(3);
  expect(await left()).toEqual([]);
});

test('of more than the table holds the oldest are forgotten', async () => {
  await keep([1, 2, 3, 4, 5].map((minute) => HAPPENED + minute * 60_000));
  expect(await forgetActivities(database, HAPPENED, 5)).toBe(false);
  expect(await left()).toHaveLength(5);
  await forgetActivities(database, HAPPENED, 2);
  expect(await left()).toEqual([HAPPENED + 240_000, HAPPENED + 300_000]);
});
