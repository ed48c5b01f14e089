/**
 * A number field's text as the document keeps it: a whole number where the text is one, else the text itself, so that
 * nothing typed is lost and the document's rules report it.
 */
export function readNumber(text: string): number | string {
  const number = Number(text);
  return Number.isInteger(number) && String(number) === text ? number : text;
}

/** The text of a number field: exactly what was typed. */
export const writtenNumber = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : '';

/** Two decimals after a comma or a point: the only form of an amount that is stored as a number while it is typed. */
const WRITTEN = /^(\d{1,9})[.,](\d{2})$/;
/** An amount as people type it, possibly incomplete. */
const MEANT = /^\s*(\d{1,9})(?:[.,](\d{0,2}))?\s*$/;

/** The hundredths of a complete amount; otherwise the text itself, as in `readNumber`. */
export function readHundredths(text: string): number | string {
  const [, whole, decimals] = WRITTEN.exec(text) ?? [];
  return whole === undefined || decimals === undefined ? text : Number(whole + decimals);
}

/** The text of an amount's field: "8,50", with the language's own separator. */
export const writtenHundredths = (value: unknown, separator: string): string =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
    ? `${String(Math.floor(value / 100))}${separator}${String(value % 100).padStart(2, '0')}`
    : writtenNumber(value);

/** Completes an amount when its field is left: "8" is 8.00. null: the value is not text in which an amount is meant. */
export function meantHundredths(value: unknown): number | null {
  const [, whole, decimals = ''] = typeof value === 'string' ? (MEANT.exec(value) ?? []) : [];
  return whole === undefined ? null : Number(whole + decimals.padEnd(2, '0'));
}
