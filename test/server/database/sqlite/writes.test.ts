import { sql } from 'kysely';
import type { CommandDatabase, Database } from '../../../../src/server/database/Database';
import { openMemory, openSqlite } from '../../../../src/server/database/sqlite/openSqlite';
import { temporaryFolder } from '../../../support/server/databases/temporaryFolder';

const temporary = temporaryFolder();
afterAll(() => temporary.remove());
let files = 0;

const setStock = (product: string, onHand: number) => (db: CommandDatabase) =>
  db.insertInto('stock_level').values({ product_id: product, on_hand: onHand }).execute();
const stock = (database: Database) =>
  database.read.selectFrom('stock_level').selectAll().orderBy('product_id').execute();

describe.each([
  ['in memory', () => openMemory()],
  ['in a file', () => openSqlite(temporary.file(`${String((files += 1))}.sqlite`))],
])('the write door of SQLite %s', (_where, open) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  it('commits what waits together once, without the one that throws', async () => {
    const outcomes = await Promise.allSettled([
      database.write(setStock('a', 1)),
      database.write(() => Promise.reject(new Error('sold out'))),
      database.write(setStock('c', 3)),
    ]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(database.counts()).toEqual({ commands: 2, commits: 1 });
  });

  it('answers nobody well when the commit fails', async () => {
    const orphan = async (db: CommandDatabase) => {
      await sql`pragma defer_foreign_keys = on`.execute(db);
      await db.insertInto('catalog_snapshot_part').values({ version: 'none', part: 'x', body: '{}' }).execute();
    };
    const outcomes = await Promise.allSettled([database.write(setStock('a', 1)), database.write(orphan)]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected']);
    expect(await stock(database)).toEqual([]);
    await database.write(setStock('b', 2));
    expect(await stock(database)).toHaveLength(1);
  });

  it('refuses a command that waits for something other than its queries', async () => {
    let goOn: () => void = () => undefined;
    let rest: Promise<unknown> = Promise.resolve();
    const slow = database.write((db) => {
      rest = (async () => {
        await setStock('a', 1)(db);
        await new Promise<void>((resolve) => (goOn = resolve));
        await setStock('b', 2)(db);
      })();
      return rest;
    });
    await expect(slow).rejects.toThrow('awaited something other than its own queries');
    goOn();
    await expect(rest).rejects.toThrow();
    expect(await stock(database)).toEqual([]);
  });

  it('runs commands in the order in which they came', async () => {
    const order: number[] = [];
    await Promise.all([1, 2, 3, 4].map((number) => database.write(async () => void order.push(number))));
    expect(order).toEqual([1, 2, 3, 4]);
  });
});
