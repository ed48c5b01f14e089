import Sqlite, { type Database as SqliteHandle } from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { systemClock } from '../../clock';
import type { Database, OpenOptions } from '../Database';
import { DatabaseProblem } from '../DatabaseProblem';
import { markBeside } from '../madeMark';
import { allMigrations } from '../migrations/allMigrations';
import { migrate, type MigrationDialect } from '../migrations/migrate';
import { LocalLocks } from '../LocalLocks';
import type { Schema } from '../schema';
import { explainFailure } from './explainFailure';
import { lockFile } from './fileLock';
import { keptStatements } from './keptStatements';
import { SqliteWriter } from './SqliteWriter';

/** Only another program (a backup, a shell) can lock the file; this process is blocked while it waits. */
const BUSY_TIMEOUT_MS = 2000;

const dialect: MigrationDialect = {
  integer: 'integer',
  text: 'text',
  bytes: 'blob',
  tableEnd: 'strict',
  // The file lock already excludes every other process.
  begin: () => Promise.resolve(),
  tables: async (db) => (await db.introspection.getTables()).map(({ name }) => name),
};

const kyselyOver = (handle: SqliteHandle) =>
  new Kysely<Schema>({ dialect: new SqliteDialect({ database: keptStatements(handle) }) });

async function migrated(handle: SqliteHandle, { clock = systemClock, migrations = allMigrations }: OpenOptions) {
  // Without kept statements: those of a migration run once, and on tables that change.
  await migrate(
    new Kysely<Schema>({ dialect: new SqliteDialect({ database: handle }) }),
    migrations,
    dialect,
    clock.now(),
  );
  return kyselyOver(handle);
}

const hasTables = (handle: SqliteHandle): boolean =>
  handle.prepare("select 1 from sqlite_schema where type = 'table' limit 1").get() !== undefined;

function openWriter(file: string): SqliteHandle {
  const mark = markBeside(file);
  const handle = new Sqlite(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    // Checked before anything is written.
    if (mark.isSet() && !hasTables(handle)) throw mark.problem(file);
    handle.pragma('journal_mode = WAL');
    handle.pragma('synchronous = FULL');
    handle.pragma('foreign_keys = ON');
    // Deleted content is overwritten, so that the key of an erased recording is in no free page of the file.
    handle.pragma('secure_delete = ON');
    const verdict = handle.pragma('quick_check(1)', { simple: true });
    if (verdict !== 'ok')
      throw new DatabaseProblem('DATABASE_DAMAGED', `The database ${file} is damaged (${String(verdict)}).`);
    return handle;
  } catch (error) {
    handle.close();
    throw error;
  }
}

function openReader(file: string): SqliteHandle {
  const handle = new Sqlite(file, { readonly: true, timeout: BUSY_TIMEOUT_MS });
  handle.pragma('query_only = ON');
  return handle;
}

/**
 * Opens the shop's database file, creates it if missing, and migrates it to this release. Rejects with a
 * DatabaseProblem when the file is damaged, has lost its tables, is of a newer release or of another program, is in
 * use, or cannot be written.
 */
export async function openSqlite(file: string, options: OpenOptions = {}): Promise<Database> {
  const undo: (() => void)[] = [];
  const unwind = () => {
    for (const step of undo.splice(0).reverse()) step();
  };
  try {
    const lock = lockFile(file);
    undo.push(() => {
      lock.release();
    });
    const writing = openWriter(file);
    undo.push(() => void writing.close());
    const writer = new SqliteWriter(await migrated(writing, options), writing, false);
    markBeside(file).set();
    const locks = new LocalLocks();
    const reading = openReader(file);
    undo.push(() => void reading.close());
    return {
      read: kyselyOver(reading),
      write: (command) => writer.write(command),
      withLock: (name, work) => locks.withLock(name, work),
      isLocked: (name) => Promise.resolve(locks.has(name)),
      isShared: false,
      counts: () => writer.counts(),
      forgetDeleted: () => writer.emptyLog(),
      async close() {
        await writer.close();
        unwind();
      },
    };
  } catch (error) {
    unwind();
    throw explainFailure(error, file) ?? error;
  }
}

/**
 * An in-memory database for tests; `image` is its initial content, as serialised by SQLite. It has one connection, so a
 * reader does wait for the writer's transaction; everything else that the doors promise holds.
 */
export async function openMemory(options: OpenOptions = {}, image?: Buffer): Promise<Database> {
  const handle = new Sqlite(image ?? ':memory:');
  handle.pragma('foreign_keys = ON');
  const kysely = await migrated(handle, options);
  handle.pragma('query_only = ON');
  const writer = new SqliteWriter(kysely, handle, true);
  const locks = new LocalLocks();
  return {
    read: kysely,
    write: (command) => writer.write(command),
    withLock: (name, work) => locks.withLock(name, work),
    isLocked: (name) => Promise.resolve(locks.has(name)),
    isShared: false,
    counts: () => writer.counts(),
    // There is no file and no log.
    forgetDeleted: () => Promise.resolve(),
    async close() {
      await writer.close();
      handle.close();
    },
  };
}
