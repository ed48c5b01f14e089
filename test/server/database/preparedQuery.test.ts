import type { Database } from '../../../src/server/database/Database';
import { prepareRead, prepareWrite } from '../../../src/server/database/preparedQuery';
import { openTestDatabase } from '../../support/server/databases/testDatabase';

const builds = { read: 0 };
const stockOf = prepareRead((db, given: { products: readonly string[]; least: number }) => {
  builds.read += 1;
  return db
    .selectFrom('stock_level')
    .selectAll()
    .where('product_id', 'in', given.products)
    .where('on_hand', '>=', given.least)
    .orderBy('product_id');
});
const setStock = prepareWrite((db, given: { product: string; onHand: number }) =>
  db
    .insertInto('stock_level')
    .values({ product_id: given.product, on_hand: given.onHand })
    .onConflict((row) => row.column('product_id').doUpdateSet({ on_hand: given.onHand })),
);
const takeAll = prepareWrite((db, given: { least: number }) =>
  db.deleteFrom('stock_level').where('on_hand', '>=', given.least),
);

describe('a prepared query', () => {
  let database: Database;
  beforeEach(async () => {
    database = await openTestDatabase();
    await database.write(async (db) => {
      for (const [product, onHand] of Object.entries({ a: 1, b: 2, c: 3, d: 4, e: 5 })) {
        await setStock(db, { product, onHand });
      }
    });
  });
  afterEach(() => database.close());

  it('asks with the values of each time, whatever the length of a list', async () => {
    const ask = (products: readonly string[], least = 0) =>
      stockOf.all(database.read, { products, least }).then((rows) => rows.map((row) => row.product_id).join(''));
    expect(await ask(['a'])).toBe('a');
    expect(await ask(['b'])).toBe('b');
    expect(await ask(['a', 'c', 'e'])).toBe('ace');
    expect(await ask(['b', 'c', 'd'], 3)).toBe('cd');
    expect(await ask(['a', 'b', 'c', 'd', 'e'])).toBe('abcde');
    expect(await stockOf.first(database.read, { products: ['e', 'd'], least: 0 })).toEqual({
      product_id: 'd',
      on_hand: 4,
    });
  });

  it('is built once for lists of about the same length', async () => {
    await stockOf.all(database.read, { products: ['a', 'b', 'c'], least: 0 });
    const before = builds.read;
    await stockOf.all(database.read, { products: ['a', 'b', 'c', 'd'], least: 2 });
    await stockOf.all(database.read, { products: ['c', 'd', 'e'], least: 1 });
    expect(builds.read).toBe(before);
  });

  it('says how many rows it changed', async () => {
    expect(await database.write((db) => takeAll(db, { least: 3 }))).toBe(3);
    expect(await database.write((db) => takeAll(db, { least: 3 }))).toBe(0);
  });

  it('belongs to its command like any other query: not after its end, and undone with it', async () => {
    let goOn: () => void = () => undefined;
    let late: Promise<unknown> = Promise.resolve();
    await database.write(async (db) => {
      late = new Promise<void>((resolve) => (goOn = resolve)).then(() => takeAll(db, { least: 0 }));
      await setStock(db, { product: 'a', onHand: 9 });
    });
    goOn();
    await expect(late).rejects.toThrow('after its command had ended');
    await expect(
      database.write(async (db) => {
        await takeAll(db, { least: 0 });
        throw new Error('never mind');
      }),
    ).rejects.toThrow('never mind');
    expect(await stockOf.all(database.read, { products: ['a'], least: 9 })).toHaveLength(1);
  });

  it('may not depend on what it is given', async () => {
    const clever = prepareRead((db, given: { least: number }) =>
      db
        .selectFrom('stock_level')
        .selectAll()
        .where('on_hand', '>=', given.least + 1),
    );
    await expect(clever.all(database.read, { least: 1 })).rejects.toThrow('the value of least');
  });
});
