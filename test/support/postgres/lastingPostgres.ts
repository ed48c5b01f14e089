import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { Database } from '../../../src/server/database/Database';
import { openPostgres, type PostgresOptions } from '../../../src/server/database/postgres/openPostgres';
import { NOTHING, type Filling, type LastingDatabase } from '../server/databases/lastingDatabase';
import { restoredDatabases } from '../server/databases/restoredDatabases';

function serverUrl(): string {
  const url = process.env['TEST_POSTGRES_URL'];
  if (url === undefined) throw new Error('TEST_POSTGRES_URL names no server: run the tests as the project `postgres`.');
  return url;
}

/** The connection address of another database of the tests' server. */
export function postgresUrl(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs SQL on a database of the tests' server, as its administrator. */
export async function asOwner<T>(name: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: postgresUrl(name) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
const onServer = (statement: string) => asOwner('postgres', (client) => client.query(statement));

/** The lock under which one of several processes that need a template at once creates it. */
const TEMPLATE_LOCK = 81;

/** The schema that holds, in a filled database, copies of its non-empty tables. */
const BEGINNING = 'beginning';

async function tablesOf(client: Client, schema: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = $1 and tablename <> 'migration'",
    [schema],
  );
  return rows.map(({ name }) => name);
}

async function keepBeginning(client: Client): Promise<void> {
  await client.query(`create schema ${BEGINNING}`);
  for (const name of await tablesOf(client, 'public')) {
    const { rowCount } = await client.query(`select from ${name} limit 1`);
    if (rowCount !== 0) await client.query(`create table ${BEGINNING}.${name} as table ${name}`);
  }
}

/** Restores every table except `migration` from the copies in `BEGINNING`. */
async function restore(client: Client): Promise<void> {
  const tables = await tablesOf(client, 'public');
  const kept = await tablesOf(client, BEGINNING);
  // In the role of a replica, so that foreign keys are not checked.
  await client.query(
    [
      'set session_replication_role = replica',
      'begin',
      ...tables.map((name) => `delete from ${name}`),
      ...kept.map((name) => `insert into ${name} select * from ${BEGINNING}.${name}`),
      'commit',
    ].join(';'),
  );
}

/** A template database, created by the first process that needs it: migrated, and filled by `fill`. */
async function template(name: string, fill: (database: Database) => Promise<unknown>): Promise<string> {
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
}

interface LastingPostgres extends LastingDatabase {
  readonly name: string;
  open(options?: PostgresOptions): Promise<Database>;
}

async function contentsOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ text: string }>(
    "select schema_to_xml('public', false, true, '')::text as text",
  );
  return rows.map(({ text }) => text).join('\n');
}

/** A PostgreSQL database for one test, with its name; `isEmpty`: without tables. */
export async function lastingPostgres({ isEmpty = false, filling = NOTHING } = {}): Promise<LastingPostgres> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const source = isEmpty ? 'template0' : await template(filling.name, filling.fill);
  // Copied file by file: nobody writes to a template, and its write-ahead log would be larger than itself.
  await onServer(`create database ${name} template ${source} strategy file_copy`);
  return {
    name,
    open: (options?: PostgresOptions) => openPostgres(postgresUrl(name), options),
    run: (statement) => asOwner(name, (client) => client.query(statement)),
    contents: () => asOwner(name, contentsOf),
    remove: () => onServer(`drop database if exists ${name} with (force)`),
  };
}

/** A PostgreSQL database for one test, which is restored for the next one. */
export const restoredPostgres = restoredDatabases(async (filling: Filling) => {
  const { name, open, remove } = await lastingPostgres({ filling });
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
