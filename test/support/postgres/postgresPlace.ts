import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { Database } from '../../../src/server/database/Database';
import { openPostgres } from '../../../src/server/database/postgres/openPostgres';
import type { PostgresOptions } from '../../../src/server/database/postgres/openPostgres';
import { NOTHING } from '../server/databasePlace';
import type { Filling, TestPlace } from '../server/databasePlace';
import { restoredDatabases } from '../server/restoredDatabases';

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

/** A PostgreSQL database for one test, which the next one gets back as it began. */
export const restoredPostgres = restoredDatabases(async (filling: Filling) => {
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
