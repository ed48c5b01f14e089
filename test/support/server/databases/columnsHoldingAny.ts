import { sql } from 'kysely';
import type { Database } from '../../../../src/server/database/Database';
import { formsOf, holds } from '../../journeys/browser/marks';

/** Tests for a value in each of its forms: by its first six characters, or by all of it where it is a number. */
const findersOf = (value: string): readonly ((text: string) => boolean)[] =>
  formsOf(value).map((form) => {
    const wanted = /^[\d +/]+$/.test(form) ? form : form.slice(0, 6);
    return (text: string) => holds(text, wanted);
  });

function textOf(value: unknown): string {
  if (Buffer.isBuffer(value)) return value.toString('latin1');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/**
 * The columns of the whole database, as `table.column`, that hold any of these values or the beginning of one. For
 * SQLite only, because the list of tables is read from its `sqlite_master`.
 */
export async function columnsHoldingAny(
  { read }: Pick<Database, 'read'>,
  values: readonly string[],
): Promise<readonly string[]> {
  const finders = values.flatMap(findersOf);
  const holding = new Set<string>();
  const { rows: tables } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(
    read,
  );
  for (const { name } of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(read);
    for (const row of rows)
      for (const [column, value] of Object.entries(row)) {
        const place = `${name}.${column}`;
        if (!holding.has(place) && finders.some((finds) => finds(textOf(value)))) holding.add(place);
      }
  }
  return [...holding].sort();
}
