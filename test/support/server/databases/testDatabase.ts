import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Database, OpenOptions } from '../../../../src/server/database/Database';
import { openMemory, openSqlite } from '../../../../src/server/database/sqlite/openSqlite';
import { lastingPostgres, restoredPostgres } from '../../postgres/lastingPostgres';
import { NOTHING, type Filling, type LastingDatabase } from './lastingDatabase';
import { temporaryFolder } from './temporaryFolder';

/** The kind of a test's database: `TEST_DATABASE=postgres` selects PostgreSQL, at TEST_POSTGRES_URL. */
export const isPostgres = process.env['TEST_DATABASE'] === 'postgres';

/**
 * A database that a test closes and opens again. `isEmpty`: one on PostgreSQL begins without tables; an SQLite file has
 * none before it is first opened.
 */
export async function lastingDatabase({ isEmpty = false } = {}): Promise<LastingDatabase> {
  if (isPostgres) return lastingPostgres({ isEmpty });
  const temporary = temporaryFolder();
  return {
    open: (options) => openSqlite(temporary.file('shop.sqlite'), options),
    run: (statement) => {
      const handle = new Sqlite(temporary.file('shop.sqlite'));
      handle.exec(statement);
      return Promise.resolve(handle.close());
    },
    contents: () =>
      Promise.resolve(
        readdirSync(temporary.folder)
          .map((name) => readFileSync(temporary.file(name), 'latin1'))
          .join('\n'),
      ),
    remove: () => {
      temporary.remove();
      return Promise.resolve();
    },
  };
}

/** A database with a filling, as the bytes of an SQLite file. */
async function madeImage({ fill }: Filling): Promise<Buffer> {
  const temporary = temporaryFolder();
  const database = await openSqlite(temporary.file('filled.sqlite'));
  await fill(database);
  await database.close();
  const handle = new Sqlite(temporary.file('filled.sqlite'));
  // A database in memory has no write-ahead log, and the file's header states whether there is one.
  handle.pragma('journal_mode = DELETE');
  const image = handle.serialize();
  handle.close();
  temporary.remove();
  return image;
}

/** The images used so far by this test file. */
const images = new Map<string, Buffer>();

/**
 * A filling's image, made by the first test file of a run that needs it: copying it is faster than migrating and
 * filling again.
 */
async function imageOf(filling: Filling): Promise<Buffer> {
  const known = images.get(filling.name);
  if (known !== undefined) return known;
  const folder = process.env['TEST_IMAGES'];
  const file = folder === undefined ? null : path.join(folder, `${filling.name}.sqlite`);
  if (file !== null && existsSync(file)) {
    const kept = readFileSync(file);
    images.set(filling.name, kept);
    return kept;
  }
  const image = await madeImage(filling);
  images.set(filling.name, image);
  if (file !== null) {
    // Renamed into place, so that another worker finds a complete file.
    writeFileSync(`${file}.${String(process.pid)}`, image);
    renameSync(`${file}.${String(process.pid)}`, file);
  }
  return image;
}

/**
 * A database for one test, which begins with `filling`: in memory, or on PostgreSQL, where closing it restores or
 * removes it.
 */
export async function openTestDatabase(options: OpenOptions = {}, filling = NOTHING): Promise<Database> {
  if (!isPostgres) {
    if (options.migrations === undefined) return openMemory(options, await imageOf(filling));
    const database = await openMemory(options);
    await filling.fill(database);
    return database;
  }
  if (options.migrations === undefined) return restoredPostgres(filling);
  const lasting = await lastingPostgres({ filling });
  const database = await lasting.open(options);
  return {
    ...database,
    async close() {
      await database.close();
      await lasting.remove();
    },
  };
}
