import fc from 'fast-check';
import { sql } from 'kysely';
import type { CommandDatabase, Database } from '../../../src/server/database/Database';
import { openMemory, openSqlite } from '../../../src/server/database/sqlite/openSqlite';
import { temporaryFolder } from '../../support/server/temporaryFolder';

const place = temporaryFolder();
afterAll(() => place.remove());
let files = 0;

const setStock = (product: string, onHand: number) => (db: CommandDatabase) =>
  db.insertInto('stock_level').values({ product_id: product, on_hand: onHand }).execute();
const stock = (database: Database) =>
  database.read.selectFrom('stock_level').selectAll().orderBy('product_id').execute();

describe.each([
  ['in memory', () => openMemory()],
  ['in a file', () => openSqlite(place.file(`${String((files += 1))}.sqlite`))],
])('the write door %s', (_where, open) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
  });
  afterEach(() => database.close());

  it('gives back what a command answers, and readers see what it wrote', async () => {
    const answer = await database.write(async (db) => {
      await setStock('butter', 12)(db);
      return 'done';
    });
    expect(answer).toBe('done');
    expect(await stock(database)).toEqual([{ product_id: 'butter', on_hand: 12 }]);
  });

  it('leaves no trace of a command that throws, and keeps its neighbours', async () => {
    const failure = new Error('sold out');
    const outcomes = await Promise.allSettled([
      database.write(setStock('a', 1)),
      database.write(async (db) => {
        await setStock('b', 2)(db);
        await db.updateTable('stock_level').set({ on_hand: 99 }).execute();
        throw failure;
      }),
      database.write(setStock('c', 3)),
    ]);
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(outcomes[1]).toMatchObject({ reason: failure });
    expect((await stock(database)).map((row) => [row.product_id, row.on_hand])).toEqual([
      ['a', 1],
      ['c', 3],
    ]);
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
    const slow = database.write(async (db) => {
      await setStock('a', 1)(db);
      await new Promise((resolve) => setTimeout(resolve, 20));
      await setStock('b', 2)(db);
    });
    await expect(slow).rejects.toThrow('awaited something other than its own queries');
    await new Promise((resolve) => setTimeout(resolve, 40));
    expect(await stock(database)).toEqual([]);
  });

  it('refuses a query that a command left behind', async () => {
    const late: CommandDatabase[] = [];
    await database.write(async (db) => void late.push(db));
    expect(late).toHaveLength(1);
    for (const db of late) await expect(setStock('a', 1)(db)).rejects.toThrow('after its command had ended');
    expect(await stock(database)).toEqual([]);
  });

  it('runs commands in the order in which they came', async () => {
    const order: number[] = [];
    await Promise.all([1, 2, 3, 4].map((number) => database.write(async () => void order.push(number))));
    expect(order).toEqual([1, 2, 3, 4]);
  });

  it('answers what was waiting when it closes, and nothing later', async () => {
    const waiting = database.write(setStock('a', 1));
    const closing = database.close();
    await expect(waiting).resolves.toBeDefined();
    await closing;
    await expect(database.write(setStock('b', 1))).rejects.toThrow('closed');
    database = await open();
  });

  it('is the only one that can write', async () => {
    await expect(sql`insert into stock_level values ('a', 1)`.execute(database.read)).rejects.toMatchObject({
      code: 'SQLITE_READONLY',
    });
  });

  it('refuses a value of another type than its column', async () => {
    const wrong = database.write((db) => sql`insert into stock_level values ('a', 'many')`.execute(db));
    await expect(wrong).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_DATATYPE' });
  });

  it('loses and doubles nothing among many writers of which some fail', async () => {
    const plan = fc.array(
      fc.record({
        product: fc.integer({ min: 0, max: 4 }),
        by: fc.integer({ min: 1, max: 9 }),
        fails: fc.boolean(),
        pause: fc.boolean(),
      }),
      { minLength: 2, maxLength: 60 },
    );
    let run = 0;
    await fc.assert(
      fc.asyncProperty(plan, async (commands) => {
        const prefix = `run${String((run += 1))}-`;
        const before = database.counts();
        const expected = new Map<string, number>();
        const pending: Promise<unknown>[] = [];
        for (const { product, by, fails, pause } of commands) {
          const id = `${prefix}${String(product)}`;
          if (!fails) expected.set(id, (expected.get(id) ?? 0) + by);
          if (pause) await Promise.resolve();
          pending.push(
            database.write(async (db) => {
              const old = await db
                .selectFrom('stock_level')
                .select('on_hand')
                .where('product_id', '=', id)
                .executeTakeFirst();
              if (old)
                await db
                  .updateTable('stock_level')
                  .set({ on_hand: old.on_hand + by })
                  .where('product_id', '=', id)
                  .execute();
              else await setStock(id, by)(db);
              if (fails) throw new Error('planned');
            }),
          );
        }
        const outcomes = await Promise.allSettled(pending);
        expect(outcomes.map((outcome) => outcome.status === 'rejected')).toEqual(commands.map(({ fails }) => fails));
        const rows = (await stock(database)).filter((row) => row.product_id.startsWith(prefix));
        expect(new Map(rows.map((row) => [row.product_id, row.on_hand]))).toEqual(expected);
        const after = database.counts();
        expect(after.commands - before.commands).toBe(commands.filter(({ fails }) => !fails).length);
        expect(after.commits - before.commits).toBeLessThan(commands.length);
      }),
      { seed: 20250303, numRuns: 60 },
    );
  });
});

describe('the read door of a file', () => {
  it('sees what was committed, and does not wait for an open transaction', async () => {
    const database = await openSqlite(place.file('two-doors.sqlite'));
    try {
      await database.write(setStock('butter', 5));
      let seen: unknown = null;
      await database.write(async (db) => {
        await db.updateTable('stock_level').set({ on_hand: 4 }).execute();
        seen = await stock(database);
      });
      expect(seen).toEqual([{ product_id: 'butter', on_hand: 5 }]);
      expect(await stock(database)).toEqual([{ product_id: 'butter', on_hand: 4 }]);
    } finally {
      await database.close();
    }
  });
});
