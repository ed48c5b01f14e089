import { sql } from 'kysely';
import type { Database } from '../../../src/server/database/Database';
import { DatabaseProblem } from '../../../src/server/database/DatabaseProblem';
import { allMigrations } from '../../../src/server/database/migrations/allMigrations';
import type { Migration } from '../../../src/server/database/migrations/Migration';
import { lastingDatabase } from '../../support/server/databases/testDatabase';
import type { LastingDatabase } from '../../support/server/databases/lastingDatabase';

const clock = { now: () => 1_700_000_000_000 };
let lasting: LastingDatabase;
beforeEach(async () => {
  lasting = await lastingDatabase({ isEmpty: true });
});
afterEach(() => lasting.remove());

async function opened<T>(migrations: readonly Migration[], work: (database: Database) => Promise<T>): Promise<T> {
  const database = await lasting.open({ clock, migrations });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
const nothing = () => Promise.resolve();
async function problemOf(migrations: readonly Migration[]): Promise<DatabaseProblem> {
  try {
    await opened(migrations, nothing);
  } catch (error) {
    if (error instanceof DatabaseProblem) return error;
    throw error;
  }
  throw new Error('it opened');
}
const historyOf = (database: Database) => database.read.selectFrom('migration').selectAll().orderBy('number').execute();

const next: Migration = {
  number: allMigrations.length + 1,
  name: 'cellar',
  up: async ({ createTable, integer, text, db }) => {
    await createTable('cellar')
      .addColumn('id', text, (column) => column.primaryKey())
      .addColumn('bottles', integer)
      .execute();
    await sql`insert into cellar values ('left', 7)`.execute(db);
  },
};

describe('opening a database', () => {
  it('makes the tables of an empty one, and records each migration', async () => {
    await opened(allMigrations, async (database) => {
      expect(await historyOf(database)).toEqual(
        allMigrations.map(({ number, name }) => ({ number, name, applied_at: clock.now() })),
      );
      expect(await database.read.selectFrom('stock_level').selectAll().execute()).toEqual([]);
    });
  });

  it('runs only what is missing, and keeps what is there', async () => {
    await opened(allMigrations, (database) =>
      database.write((db) => db.insertInto('stock_level').values({ product_id: 'butter', on_hand: 3 }).execute()),
    );
    await opened([...allMigrations, next], async (database) => {
      const bottles = await sql<{ bottles: number }>`select bottles from cellar`.execute(database.read);
      expect(bottles.rows).toEqual([{ bottles: 7 }]);
      expect(await database.read.selectFrom('stock_level').selectAll().execute()).toHaveLength(1);
      expect((await historyOf(database)).at(-1)).toMatchObject({ number: next.number, name: 'cellar' });
    });
  });

  it('undoes all of an upgrade of which a step fails', async () => {
    await opened(allMigrations, nothing);
    const failing: Migration = {
      number: next.number + 1,
      name: 'broken',
      up: async ({ createTable, text, db }) => {
        await createTable('half').addColumn('id', text).execute();
        await sql`insert into nowhere values (1)`.execute(db);
      },
    };
    const problem = await problemOf([...allMigrations, next, failing]);
    expect(problem.code).toBe('MIGRATION_FAILED');
    expect(problem.message).toContain('(broken) failed');
    // The migration creates the table `cellar` again: nothing of the failed attempt was kept.
    await opened([...allMigrations, next], async (database) => {
      expect(await historyOf(database)).toHaveLength(next.number);
    });
  });

  it('refuses one that a newer release has migrated, and leaves it as it is', async () => {
    await opened([...allMigrations, next], nothing);
    const problem = await problemOf(allMigrations);
    expect(problem.code).toBe('DATABASE_NEWER');
    expect(problem.message).toContain('cellar');
    await opened([...allMigrations, next], nothing);
  });

  it('refuses one with another history', async () => {
    await opened(allMigrations, nothing);
    await lasting.run("update migration set name = 'cheese' where number = 2");
    expect((await problemOf(allMigrations)).code).toBe('DATABASE_FOREIGN');
  });

  it('refuses one with another program in it, and adds nothing to it', async () => {
    await lasting.run('create table diary (day text)');
    const problem = await problemOf(allMigrations);
    expect(problem.code).toBe('DATABASE_FOREIGN');
    expect(problem.message).toContain('diary');
    await lasting.run('drop table diary');
    await opened(allMigrations, nothing);
  });
});
