import Sqlite from 'better-sqlite3';

const inFours = (value: string): string => value.replace(/([A-Z\d]{4})(?=[A-Z\d])/g, '$1 ');

/** A number or an IBAN in every notation that a text may use. */
export function formsOf(value: string): readonly string[] {
  if (/^[A-Z]{2}\d{2}[A-Z\d]{11,}$/.test(value)) return [value, inFours(value)];
  return /^[\d ]+$/.test(value) && value.length > 5
    ? [value, value.replace(/(\d{2})(?=\d)/g, '$1 '), inFours(value), value.replace(/^0/, '+33')]
    : [value];
}

/**
 * Whether a text holds a value in one of its forms. Digits may occur by chance within a time, a count, a hash or an id:
 * a few are found only where they stand alone, more of them where a number begins with them.
 */
export function holds(text: string, form: string): boolean {
  if (!/^[\d +/]+$/.test(form)) return text.includes(form);
  const digits = form.replace('+', '\\+');
  const alone = `(?<![A-Za-z\\d]|\\d\\.|[A-Za-z]*\\d[A-Za-z\\d]*[-_])${digits}(?![A-Za-z\\d]|\\.\\d|[-_][A-Za-z]*\\d)`;
  return new RegExp(form.length < 6 ? alone : `(?<![\\d.])${digits}`).test(text);
}

/** The values that occur in a text, in any notation. */
export const foundIn = (text: string, values: readonly string[]): readonly string[] =>
  values.filter((value) => formsOf(value).some((form) => holds(text, form)));

/** Where a value occurs in the database, as `table.column`. */
export function columnsHolding(file: string, value: string): readonly string[] {
  const db = new Sqlite(file, { readonly: true });
  try {
    const tables = db.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[];
    return tables.flatMap((table) => {
      const columns = db.prepare('select name from pragma_table_info(?)').pluck().all(table) as string[];
      return columns
        .filter((column) => {
          const texts = db
            .prepare(`select cast("${column}" as text) from "${table}" where instr(cast("${column}" as text), ?) > 0`)
            .pluck();
          return formsOf(value).some((form) => (texts.all(form) as string[]).some((text) => holds(text, form)));
        })
        .map((column) => `${table}.${column}`);
    });
  } finally {
    db.close();
  }
}
