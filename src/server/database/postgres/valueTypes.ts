import type { CustomTypesConfig } from 'pg';

/** PostgreSQL's type ids (pg_type.oid). */
const BYTEA = 17;
const INT8 = 20;
const INT2 = 21;
const INT4 = 23;
const NUMERIC = 1700;
const NUMBERS = [INT8, INT2, INT4, NUMERIC];

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The database holds a number that is no safe integer: ${text}.`);
  return value;
}

/** In PostgreSQL's notation: `\x` and two hex digits per byte. */
const bytesOf = (text: string): Buffer => Buffer.from(text.slice(2), 'hex');

const parsers = new Map<number, (text: string) => unknown>([
  ...NUMBERS.map((id) => [id, safeInteger] as const),
  [BYTEA, bytesOf],
]);

/**
 * How values are parsed: integers, and sums of them (`numeric`), as numbers; bytes as a Buffer; text unchanged. A
 * number that JavaScript cannot represent exactly fails its query.
 */
export const valueTypes: CustomTypesConfig = {
  getTypeParser: (id: number) => parsers.get(id) ?? ((text: string) => text),
};
