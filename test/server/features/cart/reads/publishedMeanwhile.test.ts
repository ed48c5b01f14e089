import type { CompiledQuery } from 'kysely';
import type { Database } from '../../../../../src/server/database/Database';
import { openTestDatabase } from '../../../../support/server/databases/testDatabase';
import { openCartShop, SHELVES, type CartShop, type Guest } from '../../../../support/server/shops/cartShop';

const DEARER = {
  butter: { ...SHELVES.butter, name: 'Beurre à 8,00 €', unitCents: 800, tiers: [] },
  apron: { ...SHELVES.apron, name: 'Tablier à 25,00 €', unitCents: 2500 },
} as const;

/** Called after each prepared statement that the shop has read, before the shop gets its rows. */
let afterRead: () => Promise<void> = async () => undefined;

/** The same object, but for one method. */
const withMethod = <T extends object>(inner: T, name: keyof T, method: unknown): T =>
  new Proxy(inner, {
    get(target, key) {
      if (key === name) return method;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });

/**
 * The same database, which calls `afterRead` after each statement of `read`. No plugin of Kysely does this: it would
 * run while the statement still holds its connection, which publishing needs.
 */
function watched(database: Database): Database {
  const executor = database.read.getExecutor();
  const executeQuery = async (query: CompiledQuery) => {
    const result = await executor.executeQuery(query);
    await afterRead();
    return result;
  };
  const watching = withMethod(executor, 'executeQuery', executeQuery);
  return { ...database, read: withMethod(database.read, 'getExecutor', () => watching) };
}

let shop: CartShop;
let guest: Guest;
beforeEach(async () => {
  shop = await openCartShop(undefined, watched(await openTestDatabase()));
  guest = shop.newGuest();
});
afterEach(async () => {
  afterRead = async () => undefined;
  await shop.close();
});

/** Reads the cart, and publishes dearer products as soon as the call has made this many reads; false: it made fewer. */
async function itemsWhilePublishing(reads: number) {
  let left = reads;
  afterRead = async () => {
    left -= 1;
    if (left === 0) await shop.restock(DEARER);
  };
  const items = await guest.items();
  afterRead = async () => undefined;
  return { items, isPublished: left <= 0 };
}

test('whenever a catalogue is published while a cart is read, the answer is of one catalogue: products, prices and totals [CRT-22]', async () => {
  await guest.added('butter', 3);
  await guest.added('apron', 1);
  const former = await guest.items();
  await shop.restock(DEARER);
  const dearer = await guest.items();
  expect(dearer.cartSummary.grandTotalAmount).not.toBe(former.cartSummary.grandTotalAmount);

  let published = 0;
  for (let isOver = false; !isOver;) {
    await shop.restock({});
    expect(await guest.items()).toEqual(former);
    const { items, isPublished } = await itemsWhilePublishing(published + 1);
    const { grandTotalAmount } = items.cartSummary;
    expect(items).toEqual(grandTotalAmount === dearer.cartSummary.grandTotalAmount ? dearer : former);
    if (isPublished) published += 1;
    isOver = !isPublished;
  }
  expect(published).toBeGreaterThan(1);
});
