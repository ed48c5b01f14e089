import path from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { systemClock } from '../../clock';
import type { Database, OpenOptions } from '../Database';
import { madeMark, type MadeMark } from '../madeMark';
import { allMigrations } from '../migrations/allMigrations';
import { migrate, type MigrationDialect } from '../migrations/migrate';
import type { Schema } from '../schema';
import { ConnectionPool, type PoolOptions } from './ConnectionPool';
import { PostgresLocks } from './PostgresLocks';
import { PostgresWriter } from './PostgresWriter';

const READERS = 10;
const WRITERS = 8;
/** Connections for the named locks. */
const KEEPERS = 1;
const STATEMENT_TIMEOUT_MS = 30_000;
/** A command awaits only its own queries, so its transaction is never idle this long. */
const REST_TIMEOUT_MS = 5_000;
/** The advisory lock for migrations: an arbitrary number that no other program should use. */
const MIGRATION_LOCK = 7_402_118_036;

const dialect: MigrationDialect = {
  integer: 'bigint',
  // Sorted by bytes like SQLite, whatever the database's locale.
  text: sql`text collate "C"`,
  bytes: 'bytea',
  tableEnd: null,
  async begin(trx) {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(trx);
  },
  async tables(trx) {
    const { rows } = await sql<{ name: string }>`
      select tablename::text as name from pg_catalog.pg_tables where schemaname = current_schema() order by 1
    `.execute(trx);
    return rows.map(({ name }) => name);
  },
};

/** The dialect, which also refuses a database that has lost its tables, in the transaction that would create them. */
const dialectMarked = (mark: MadeMark | null, label: string): MigrationDialect => ({
  ...dialect,
  async tables(trx) {
    const tables = await dialect.tables(trx);
    if (tables.length === 0 && mark?.isSet() === true) throw mark.problem(label);
    return tables;
  },
});

/** The database that an address names, for messages: never with its password. */
function labelOf(url: string): string {
  const { hostname, port, pathname, searchParams } = new URL(url);
  const host = decodeURIComponent(hostname) || (searchParams.get('host') ?? 'localhost');
  return `${decodeURIComponent(pathname.slice(1))} at ${host}${port === '' ? '' : `:${port}`}`;
}

const kyselyOver = (pool: ConnectionPool) => new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });

export interface PostgresOptions extends OpenOptions {
  /** The folder in which this machine keeps marks of databases that held a shop; null: no marks. */
  readonly marksIn?: string | null;
}

/**
 * Opens the shop's database on a PostgreSQL server and migrates it to this release; any number of processes may do so
 * at once. Rejects with a DatabaseProblem when the database cannot be reached, refuses the login, was migrated by a
 * newer release, has lost its tables, or belongs to another program. The database itself must exist.
 */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<Database> {
  const { clock = systemClock, migrations = allMigrations, marksIn = null } = options;
  const label = labelOf(url);
  const mark = marksIn === null ? null : madeMark(path.join(marksIn, `${label.replace(/[^\w.-]+/g, '-')}.made`));
  const open = (size: number, more: Partial<PoolOptions> = {}) => {
    const session = { statement_timeout: STATEMENT_TIMEOUT_MS, ...more.session };
    return new ConnectionPool({ url, label, size, isReadOnly: false, ...more, session });
  };
  const keeping = open(KEEPERS);
  const reading = open(READERS, { isReadOnly: true });
  const writing = open(WRITERS, {
    session: {
      idle_in_transaction_session_timeout: REST_TIMEOUT_MS,
      // In a serialisable transaction a table scan conflicts with every other command on the table, and the planner
      // would scan small tables. An index lookup conflicts only on its key.
      enable_seqscan: 'off',
    },
  });
  const letGo = async () => {
    await Promise.all([reading, writing, keeping].map((pool) => pool.end()));
  };
  try {
    await migrate(kyselyOver(writing), migrations, dialectMarked(mark, label), clock.now());
    mark?.set();
  } catch (error) {
    await letGo();
    throw writing.explained(error);
  }
  const writer = new PostgresWriter(kyselyOver(writing), label);
  const locks = new PostgresLocks(keeping);
  return {
    read: kyselyOver(reading),
    write: (command) => writer.write(command),
    withLock: (name, work) => locks.withLock(name, work),
    isLocked: (name) => locks.isLocked(name),
    isShared: true,
    counts: () => writer.counts(),
    forgetDeleted: () => Promise.resolve(),
    async close() {
      await writer.close();
      await locks.close();
      await letGo();
    },
  };
}
