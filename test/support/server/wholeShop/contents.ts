import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Database } from '../../../../src/server/database/Database';

/** Tables that are left out: large ones that no call changes, and the log, which is written asynchronously. */
const CATALOGUE = ['migration', 'catalog_snapshot', 'catalog_part', 'catalog_snapshot_part', 'price_entry', 'log_line'];

type Rows = readonly Readonly<Record<string, unknown>>[];
/** The rows of every table, by its name. */
export type Contents = ReadonlyMap<string, Rows>;

const ROWS_AT_ONCE = 500;

const known = new WeakMap<Database['read'], readonly string[]>();
async function tablesOf(read: Database['read']): Promise<readonly string[]> {
  const before = known.get(read);
  if (before !== undefined) return before;
  const { rows } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'table' and name not like 'sqlite%' order by name
  `.execute(read);
  const tables = rows.map(({ name }) => name).filter((name) => !CATALOGUE.includes(name));
  known.set(read, tables);
  return tables;
}

/** All tables of a SQLite database that calls may change. */
export async function contentsOf({ read }: Database): Promise<Contents> {
  const contents = new Map<string, Rows>();
  for (const name of await tablesOf(read)) {
    contents.set(name, (await sql<Rows[number]>`select * from ${sql.table(name)}`.execute(read)).rows);
  }
  return contents;
}

/** The names of the tables that differ between two readings. */
export const changedTables = (before: Contents, after: Contents): readonly string[] =>
  [...after].filter(([name, rows]) => !isDeepStrictEqual(before.get(name), rows)).map(([name]) => name);

function insertRows(name: string, rows: Rows) {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  return sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(values)}`;
}

/**
 * Restores a SQLite database in memory. Foreign keys are off during that, so that rewriting a row does not delete
 * others.
 */
export async function restoreContents(database: Database, contents: Contents): Promise<void> {
  const changed = changedTables(contents, await contentsOf(database));
  if (changed.length === 0) return;
  await sql`pragma foreign_keys = off`.execute(database.read);
  await database.write(async (db) => {
    for (const name of changed) {
      const rows = contents.get(name) ?? [];
      await sql`delete from ${sql.table(name)}`.execute(db);
      for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
        await insertRows(name, rows.slice(start, start + ROWS_AT_ONCE)).execute(db);
      }
    }
  });
  await sql`pragma foreign_keys = on`.execute(database.read);
}
