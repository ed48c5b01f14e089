import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { asOwner } from '../postgres/lastingPostgres';
import { isPostgres } from '../server/databases/testDatabase';

/**
 * Not compared: the published catalogue, which no call changes, tables of the migrations and of SQLite itself, and the
 * counts of attempts. An attempt is counted before its work, on purpose, so that a crash may use one up but never
 * grants one.
 */
const UNCOMPARED = /^(migration|catalog_|price_entry|throttle|sqlite_)/;
/** Columns that are salted or sealed each time; their contents are checked through the calls. */
const SALTED: Readonly<Record<string, readonly string[]>> = {
  idempotency_record: ['body'],
  shop_user: ['password_hash'],
};

type Row = Readonly<Record<string, unknown>>;
/** The rows of a database by table, as text and sorted by it. */
export type Contents = Readonly<Record<string, readonly string[]>>;

const textOf = (table: string, row: Row): string =>
  JSON.stringify(Object.entries(row).filter(([column]) => SALTED[table]?.includes(column) !== true));

async function readAll(ask: (sql: string) => Row[] | Promise<Row[]>): Promise<Contents> {
  const tables = await ask(
    isPostgres
      ? "select tablename as name from pg_tables where schemaname = 'public'"
      : "select name from sqlite_master where type = 'table'",
  );
  const names = tables.map(({ name }) => String(name)).filter((name) => !UNCOMPARED.test(name));
  const all: Record<string, readonly string[]> = {};
  for (const name of names.sort()) {
    all[name] = (await ask(`select * from ${name}`)).map((row) => textOf(name, row)).sort();
  }
  return all;
}

/**
 * Reads the database of a running server from outside: SQLite in this data folder, or the PostgreSQL database of this
 * name.
 */
export async function contentsOf(databaseOrFolder: string): Promise<Contents> {
  if (isPostgres)
    return asOwner(databaseOrFolder, (client) => readAll(async (sql) => (await client.query<Row>(sql)).rows));
  const db = new Sqlite(path.join(databaseOrFolder, 'comptoir.sqlite'), { readonly: true });
  try {
    return await readAll((sql) => db.prepare(sql).all() as Row[]);
  } finally {
    db.close();
  }
}
