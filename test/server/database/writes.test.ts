import fc from 'fast-check';
import { sql } from 'kysely';
import type { CommandDatabase, Database } from '../../../src/server/database/Database';
import { isPostgres, openTestDatabase, lastingDatabase } from '../../support/server/databases/testDatabase';

const setStock = (product: string, onHand: number) => (db: CommandDatabase) =>
  db.insertInto('stock_level').values({ product_id: product, on_hand: onHand }).execute();
const stock = (database: Database) =>
  database.read.selectFrom('stock_level').selectAll().orderBy('product_id').execute();

/** The codes with which each database refuses. */
const REFUSALS = isPostgres
  ? { writing: '25006', type: '22P02' }
  : { writing: 'SQLITE_READONLY', type: 'SQLITE_CONSTRAINT_DATATYPE' };

describe('the write door', () => {
  let database: Database;
  beforeEach(async () => {
    database = await openTestDatabase();
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
    expect(database.counts().commands).toBe(2);
  });

  it('refuses a query that a command left behind', async () => {
    const late: CommandDatabase[] = [];
    await database.write(async (db) => void late.push(db));
    expect(late).toHaveLength(1);
    for (const db of late) await expect(setStock('a', 1)(db)).rejects.toThrow('after its command had ended');
    expect(await stock(database)).toEqual([]);
  });

  it('answers what was waiting when it closes, and nothing later', async () => {
    const waiting = database.write(setStock('a', 1));
    const closing = database.close();
    await expect(waiting).resolves.toBeDefined();
    await closing;
    await expect(database.write(setStock('b', 1))).rejects.toThrow('closed');
    database = await openTestDatabase();
  });

  it('is the only one that can write', async () => {
    await expect(sql`insert into stock_level values ('a', 1)`.execute(database.read)).rejects.toMatchObject({
      code: REFUSALS.writing,
    });
  });

  it('refuses a value of another type than its column', async () => {
    const wrong = database.write((db) => sql`insert into stock_level values ('a', 'many')`.execute(db));
    await expect(wrong).rejects.toMatchObject({ code: REFUSALS.type });
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
      }),
      { seed: 20250303, numRuns: isPostgres ? 15 : 60 },
    );
  });
});

describe('the read door', () => {
  it('sees what was committed, and does not wait for an open transaction', async () => {
    const lasting = await lastingDatabase();
    const database = await lasting.open();
    try {
      await database.write(setStock('butter', 5));
      let seen: unknown = null;
      await database.write(async (db) => {
        await db.updateTable('stock_level').set({ on_hand: 4 }).execute();
        // On SQLite a command may wait for nothing that takes a turn of the event loop: this read takes none.
        seen = await stock(database);
      });
      expect(seen).toEqual([{ product_id: 'butter', on_hand: 5 }]);
      expect(await stock(database)).toEqual([{ product_id: 'butter', on_hand: 4 }]);
    } finally {
      await database.close();
      await lasting.remove();
    }
  });

  it('sorts text by its bytes, and knows large letters from small ones', async () => {
    const database = await openTestDatabase();
    const names = ['beurre', 'Beurre', 'crème', 'creme', 'Émile', 'a b', 'ab', 'Z'];
    await database.write(async (db) => {
      for (const name of names) await setStock(name, 1)(db);
    });
    const sorted = (await stock(database)).map((row) => row.product_id);
    expect(sorted).toEqual([...names].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
    const found = await database.read
      .selectFrom('stock_level')
      .selectAll()
      .where('product_id', '=', 'beurre')
      .execute();
    expect(found).toHaveLength(1);
    await database.close();
  });

  it('counts and adds up in numbers', async () => {
    const database = await openTestDatabase();
    await database.write(setStock('a', Number.MAX_SAFE_INTEGER - 2));
    await database.write(setStock('b', 2));
    const row = await database.read
      .selectFrom('stock_level')
      .select((eb) => [eb.fn.sum<number>('on_hand').as('sum'), eb.fn.countAll<number>().as('count')])
      .executeTakeFirst();
    expect(row).toEqual({ sum: Number.MAX_SAFE_INTEGER, count: 2 });
    await database.close();
  });
});

describe('work that may not run twice at a time', () => {
  it('runs once under a name, and again when it has ended, also badly', async () => {
    const database = await openTestDatabase();
    let inner: unknown = 'not asked';
    const outer = await database.withLock('mail', async () => {
      inner = await database.withLock('mail', () => Promise.resolve('second'));
      expect(await Promise.all([database.isLocked('mail'), database.isLocked('other')])).toEqual([true, false]);
      return await database.withLock('other', () => Promise.resolve('beside'));
    });
    expect([outer, inner]).toEqual(['beside', null]);
    await expect(database.withLock('mail', () => Promise.reject(new Error('no mail')))).rejects.toThrow('no mail');
    expect(await database.isLocked('mail')).toBe(false);
    expect(await database.withLock('mail', () => Promise.resolve('again'))).toBe('again');
    await database.close();
  });
});
