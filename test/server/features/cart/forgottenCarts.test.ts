import { forgottenCarts } from '../../../../src/server/features/cart';
import { openTestDatabase } from '../../../support/server/databases/testDatabase';
import type { Database } from '../../../../src/server/database/Database';
import { startTestApp, testClock } from '../../../support/server/testApp';
import { waitUntil } from '../../../support/waitUntil';

const DAY = 24 * 60 * 60_000;
const NOW = testClock().now();
let database: Database;
beforeEach(async () => {
  database = await openTestDatabase();
});

interface Kept {
  readonly id: string;
  readonly days: number;
  readonly seenDays?: number;
  readonly kind?: 'guest' | 'user';
  readonly status?: string;
}
const keep = (carts: readonly Kept[]) =>
  database.write(async (db) => {
    for (const { id, days, seenDays, kind = 'guest', status = 'Active' } of carts) {
      const cart = {
        webstore_id: 'shop',
        owner_kind: kind,
        owner_id: id,
        status,
        currency: 'EUR',
        is_current: 1,
      } as const;
      const times = {
        created_at: 0,
        changed_at: NOW - days * DAY,
        seen_at: seenDays === undefined ? 0 : NOW - seenDays * DAY,
      };
      await db
        .insertInto('cart')
        .values({ id, ...cart, ...times })
        .execute();
      const line = { id: 'line', product_id: 'butter', quantity: 1, position: 1, created_at: 0, changed_at: 0 };
      await db
        .insertInto('cart_item')
        .values({ cart_id: id, ...line })
        .execute();
    }
  });
const left = async () =>
  (await database.read.selectFrom('cart').select('id').orderBy('id').execute()).map(({ id }) => id);
/** Starts the shop, and stops it once the job at its start has removed these carts. */
async function runUntilGone(isGone: (id: string) => boolean) {
  const shop = await startTestApp({ plugins: [forgottenCarts], database });
  await waitUntil('the carts are gone', async () => !(await left()).some(isGone));
  await shop.app.close();
}

test('a guest’s cart that nobody came back to while the cookie lasted is taken away, with its lines', async () => {
  await keep([
    { id: 'forgotten', days: 31 },
    { id: 'changed', days: 29 },
    { id: 'seen', days: 90, seenDays: 2 },
    { id: 'of-a-user', days: 400, kind: 'user' },
    { id: 'ordered', days: 400, status: 'Closed' },
  ]);
  await runUntilGone((id) => id === 'forgotten');
  expect(await left()).toEqual(['changed', 'of-a-user', 'ordered', 'seen']);
  const lines = await database.read.selectFrom('cart_item').select('cart_id').orderBy('cart_id').execute();
  expect(lines.map((line) => line.cart_id)).toEqual(await left());
  await database.close();
});

test('many are taken away in several commands, so that shoppers’ own come in between', async () => {
  await keep(Array.from({ length: 450 }, (_, index) => ({ id: `old-${String(index)}`, days: 40 })));
  const before = database.counts().commands;
  await runUntilGone(() => true);
  expect(await left()).toEqual([]);
  expect(database.counts().commands - before).toBe(3);
  await database.close();
});
