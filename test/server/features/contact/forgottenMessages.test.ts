import { forgottenMessages } from '../../../../src/server/features/contact';
import type { Database } from '../../../../src/server/database/Database';
import { startTestApp, testClock } from '../../../support/server/testApp';
import { openTestDatabase } from '../../../support/server/databases/testDatabase';
import { waitUntil } from '../../../support/waitUntil';

let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.close());

const WRITTEN = Date.UTC(2025, 2, 3, 9, 0, 0);
const MONTHS_LATER = Date.UTC(2027, 2, 3, 9, 0, 0);

const keep = (times: readonly number[]) =>
  database.write(async (db) => {
    for (const [index, created_at] of times.entries()) {
      const words = { subject: 'other', name: 'Ana', email: 'ana@roux.example', message: 'Un message.' } as const;
      await db
        .insertInto('contact_message')
        .values({ ...words, reference: `DC-${String(index)}`, webstore_id: 'shop', created_at })
        .execute();
    }
  });
const left = async () =>
  (await database.read.selectFrom('contact_message').select('created_at').orderBy('created_at').execute()).map(
    (row) => row.created_at,
  );

/** Starts the shop at this time, and stops it after this number of commands. */
async function runAt(moment: number, commands: number) {
  const before = database.counts().commands;
  const shop = await startTestApp({ plugins: [forgottenMessages], database, clock: testClock(moment) });
  await waitUntil('the commands are done', () => database.counts().commands - before >= commands);
  await shop.app.close();
}

test('what was written 24 months ago is forgotten, to the moment', async () => {
  await keep([WRITTEN, WRITTEN + 60_000]);
  await runAt(MONTHS_LATER, 1);
  expect(await left()).toEqual([WRITTEN, WRITTEN + 60_000]);
  await runAt(MONTHS_LATER + 1, 1);
  expect(await left()).toEqual([WRITTEN + 60_000]);
});

test('of much a little at a time is forgotten', async () => {
  await keep(Array.from({ length: 450 }, () => WRITTEN - 1));
  await runAt(MONTHS_LATER, 3);
  expect(await left()).toEqual([]);
});
