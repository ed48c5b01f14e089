import { sql, type Kysely, type Transaction } from 'kysely';
import { DatabaseProblem } from '../DatabaseProblem';
import type { Schema } from '../schema';
import type { Migration, MigrationTools } from './Migration';

/** What differs between databases in a migration. */
export interface MigrationDialect {
  readonly integer: MigrationTools['integer'];
  readonly text: MigrationTools['text'];
  readonly bytes: MigrationTools['bytes'];
  /** A suffix of every table definition, if any. */
  readonly tableEnd: string | null;
  /** Waits, inside the transaction, until no other process migrates, where several processes can open the database. */
  readonly begin: (trx: Transaction<Schema>) => Promise<void>;
  /** Names of the existing tables. */
  readonly tables: (trx: Transaction<Schema>) => Promise<readonly string[]>;
}

interface Applied {
  readonly number: number;
  readonly name: string;
}

const toolsFor = (db: Transaction<unknown>, dialect: MigrationDialect): MigrationTools => ({
  createTable(name) {
    const table = db.schema.createTable(name);
    return dialect.tableEnd === null ? table : table.modifyEnd(sql.raw(dialect.tableEnd));
  },
  schema: db.schema,
  integer: dialect.integer,
  text: dialect.text,
  bytes: dialect.bytes,
  db,
});

async function appliedOf(db: Transaction<Schema>, { tables: tablesOf }: MigrationDialect): Promise<readonly Applied[]> {
  const tables = await tablesOf(db);
  if (tables.includes('migration')) {
    return db.selectFrom('migration').select(['number', 'name']).orderBy('number').execute();
  }
  if (tables.length > 0) {
    throw new DatabaseProblem(
      'DATABASE_FOREIGN',
      `The database belongs to another program (it has a table ${String(tables[0])}).`,
    );
  }
  return [];
}

/** Refuses a database whose history is not the beginning of this release's. */
function checkHistory(applied: readonly Applied[], migrations: readonly Migration[]): void {
  const newest = applied.at(-1);
  if (newest && newest.number > migrations.length) {
    throw new DatabaseProblem(
      'DATABASE_NEWER',
      `The database is newer than this release: it was migrated to ${newest.number} (${newest.name}), and this release knows ${migrations.length}.`,
    );
  }
  const stray = applied.find((step, index) => step.number !== index + 1 || step.name !== migrations[index]?.name);
  if (stray) {
    throw new DatabaseProblem(
      'DATABASE_FOREIGN',
      `The database has a migration ${stray.number} (${stray.name}) that is not this program's.`,
    );
  }
}

async function applyStep(trx: Transaction<Schema>, step: Migration, dialect: MigrationDialect, now: number) {
  try {
    // A migration must not see the types of today's tables.
    await step.up(toolsFor(trx as Transaction<unknown>, dialect));
    await trx.insertInto('migration').values({ number: step.number, name: step.name, applied_at: now }).execute();
  } catch (error) {
    throw new DatabaseProblem('MIGRATION_FAILED', `Migration ${step.number} (${step.name}) failed: ${String(error)}`, {
      cause: error,
    });
  }
}

/**
 * Migrates a database to this release: the missing migrations in order, all in one transaction, each recorded. Of
 * several processes starting at once one migrates, and the others find it done. Rejects with a DatabaseProblem and
 * changes nothing when the history does not fit or a step fails.
 */
export async function migrate(
  db: Kysely<Schema>,
  migrations: readonly Migration[],
  dialect: MigrationDialect,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await dialect.begin(trx);
    const applied = await appliedOf(trx, dialect);
    checkHistory(applied, migrations);
    const missing = migrations.slice(applied.length);
    if (missing.length === 0) return;
    if (applied.length === 0) {
      await toolsFor(trx as Transaction<unknown>, dialect)
        .createTable('migration')
        .ifNotExists()
        .addColumn('number', dialect.integer, (column) => column.primaryKey())
        .addColumn('name', dialect.text, (column) => column.notNull())
        .addColumn('applied_at', dialect.integer, (column) => column.notNull())
        .execute();
    }
    for (const step of missing) await applyStep(trx, step, dialect, now);
  });
}
