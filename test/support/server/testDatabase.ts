import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Database, OpenOptions } from '../../../src/server/database/Database';
import { openMemory, openSqlite } from '../../../src/server/database/sqlite/openSqlite';
import { postgresPlace, restoredPostgres } from '../postgres/postgresPlace';
import { NOTHING } from './databasePlace';
import type { Filling, TestPlace } from './databasePlace';
import { temporaryFolder } from './temporaryFolder';

/** Where a test's database is: `TEST_DATABASE=postgres` says PostgreSQL, the one of TEST_POSTGRES_URL. */
export const isPostgres = process.env['TEST_DATABASE'] === 'postgres';

/** A place for a database that a test closes and opens again; `isEmpty`: without tables, also on PostgreSQL. */
export const testPlace = async ({ isEmpty = false } = {}): Promise<TestPlace> => {
  if (isPostgres) return postgresPlace({ isEmpty });
  const place = temporaryFolder();
  return {
    open: (options) => openSqlite(place.file('shop.sqlite'), options),
    run: (statement) => {
      const handle = new Sqlite(place.file('shop.sqlite'));
      handle.exec(statement);
      return Promise.resolve(handle.close());
    },
    contents: () =>
      Promise.resolve(
        readdirSync(place.folder)
          .map((name) => readFileSync(place.file(name), 'latin1'))
          .join('\n'),
      ),
    remove: () => {
      place.remove();
      return Promise.resolve();
    },
  };
};

/** A database with a filling, as SQLite's bytes. */
const madeImage = async ({ fill }: Filling): Promise<Buffer> => {
  const place = temporaryFolder();
  const database = await openSqlite(place.file('filled.sqlite'));
  await fill(database);
  await database.close();
  const handle = new Sqlite(place.file('filled.sqlite'));
  // What is in memory has no write-ahead log, and the file's header says whether there is one.
  handle.pragma('journal_mode = DELETE');
  const image = handle.serialize();
  handle.close();
  place.remove();
  return image;
};

/** The images that this file has needed. */
const images = new Map<string, Buffer>();

/** A filling's image, made by whichever file of a run needs it first: copying it is quicker than migrating and filling anew. */
const imageOf = async (filling: Filling): Promise<Buffer> => {
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
    // Whole or not at all: another worker may look for it.
    writeFileSync(`${file}.${String(process.pid)}`, image);
    renameSync(`${file}.${String(process.pid)}`, file);
  }
  return image;
};

/** A database that is gone when it is closed: in memory, or a PostgreSQL one. `filling` is there from the beginning. */
export const openTestDatabase = async (options: OpenOptions = {}, filling = NOTHING): Promise<Database> => {
  if (!isPostgres) {
    if (options.migrations === undefined) return openMemory(options, await imageOf(filling));
    const database = await openMemory(options);
    await filling.fill(database);
    return database;
  }
  if (options.migrations === undefined) return restoredPostgres(filling);
  const place = await postgresPlace({ filling });
  const database = await place.open(options);
  return {
    ...database,
    async close() {
      await database.close();
      await place.remove();
    },
  };
};
