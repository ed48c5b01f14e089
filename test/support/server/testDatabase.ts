import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { Client } from 'pg';
import type { Database, OpenOptions } from '../../../src/server/database/Database';
import { openPostgres } from '../../../src/server/database/postgres/openPostgres';
import type { PostgresOptions } from '../../../src/server/database/postgres/openPostgres';
import { openMemory, openSqlite } from '../../../src/server/database/sqlite/openSqlite';
import { restoredDatabases } from './restoredDatabases';
import { temporaryFolder } from './temporaryFolder';

/** Where a test's database is: `TEST_DATABASE=postgres` says PostgreSQL, the one of TEST_POSTGRES_URL. */
export const isPostgres = process.env['TEST_DATABASE'] === 'postgres';

const serverUrl = (): string => {
  const url = process.env['TEST_POSTGRES_URL'];
  if (url === undefined) throw new Error('TEST_POSTGRES_URL names no server: run the tests as the project `postgres`.');
  return url;
};

/** The address of another database of the tests' server. */
export const postgresUrl = (name: string): string => {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
};

/** Runs SQL on a database of the tests' server, as whoever looks after it would. */
export const asOwner = async <T>(name: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: postgresUrl(name) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};
const onServer = (statement: string) => asOwner('postgres', (client) => client.query(statement));

/** Of the processes that need a template at once one makes it. */
const TEMPLATE_LOCK = 81;

/** In a filled database: what those of its tables began with that were not empty. */
const BEGINNING = 'beginning';

const tablesOf = async (client: Client, schema: string): Promise<readonly string[]> => {
  const { rows } = await client.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = $1 and tablename <> 'migration'",
    [schema],
  );
  return rows.map(({ name }) => name);
};

const keepBeginning = async (client: Client): Promise<void> => {
  await client.query(`create schema ${BEGINNING}`);
  for (const name of await tablesOf(client, 'public')) {
    const { rowCount } = await client.query(`select from ${name} limit 1`);
    if (rowCount !== 0) await client.query(`create table ${BEGINNING}.${name} as table ${name}`);
  }
};

/** Gives every table but the history what it began with. */
const restore = async (client: Client): Promise<void> => {
  const tables = await tablesOf(client, 'public');
  const kept = await tablesOf(client, BEGINNING);
  // As a replica: rows that others refer to go and come like the rest.
  await client.query(
    [
      'set session_replication_role = replica',
      'begin',
      ...tables.map((name) => `delete from ${name}`),
      ...kept.map((name) => `insert into ${name} select * from ${BEGINNING}.${name}`),
      'commit',
    ].join(';'),
  );
};

/** A database that others are copies of: made by whoever needs it first, migrated, and filled by `fill`. */
const template = async (name: string, fill: (database: Database) => Promise<unknown>): Promise<string> => {
  await asOwner('postgres', async (client) => {
    await client.query(`select pg_advisory_lock(${String(TEMPLATE_LOCK)})`);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return;
    await client.query(`create database ${name}_draft`);
    const database = await openPostgres(postgresUrl(`${name}_draft`));
    await fill(database);
    await database.close();
    await asOwner(`${name}_draft`, keepBeginning);
    await client.query(`alter database ${name}_draft rename to ${name}`);
  });
  return name;
};

/** What a copied database begins with, beside its tables. */
export interface Filling {
  readonly name: string;
  readonly fill: (database: Database) => Promise<unknown>;
}
const NOTHING: Filling = { name: 'migrated', fill: () => Promise.resolve() };

/** A database that stays when it is closed, to be opened again. `remove` it in the end. */
export interface TestPlace {
  readonly open: (options?: OpenOptions) => Promise<Database>;
  /** Runs SQL as another program would. */
  readonly run: (statement: string) => Promise<unknown>;
  /** All it holds, as text; while it is closed. */
  readonly contents: () => Promise<string>;
  readonly remove: () => Promise<unknown>;
}

interface PostgresPlace extends TestPlace {
  readonly name: string;
  open(options?: PostgresOptions): Promise<Database>;
}

const contentsOf = async (client: Client): Promise<string> => {
  const { rows } = await client.query<{ text: string }>(
    "select schema_to_xml('public', false, true, '')::text as text",
  );
  return rows.map(({ text }) => text).join('\n');
};

/** A PostgreSQL database of a test's own, by its name; `isEmpty`: without even the tables. */
export const postgresPlace = async ({ isEmpty = false, filling = NOTHING } = {}): Promise<PostgresPlace> => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const source = isEmpty ? 'template0' : await template(filling.name, filling.fill);
  // Files are copied as they are: nobody writes to a template, and its log would be longer than itself.
  await onServer(`create database ${name} template ${source} strategy file_copy`);
  return {
    name,
    open: (options?: PostgresOptions) => openPostgres(postgresUrl(name), options),
    run: (statement) => asOwner(name, (client) => client.query(statement)),
    contents: () => asOwner(name, contentsOf),
    remove: () => onServer(`drop database if exists ${name} with (force)`),
  };
};

const restoredPostgres = restoredDatabases(async (filling: Filling) => {
  const { name, open, remove } = await postgresPlace({ filling });
  const owner = new Client({ connectionString: postgresUrl(name) });
  await owner.connect();
  return {
    database: await open(),
    restore: () => restore(owner),
    async remove() {
      await owner.end();
      await remove();
    },
  };
});

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
