import type { CustomTypesConfig } from 'pg';

/** PostgreSQL's type ids (pg_type.oid). */
const INT8 = 20;
const INT2 = 21;
const INT4 = 23;
const NUMERIC = 1700;
const NUMBERS = [INT8, INT2, INT4, NUMERIC];

const safeInteger = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The database holds a number that is no safe integer: ${text}.`);
  return value;
};

/**
 * How values are parsed: integers, and sums of them (`numeric`), as numbers; text unchanged. A number that JavaScript
 * cannot represent exactly fails its query.
 */
export const valueTypes: CustomTypesConfig = {
  getTypeParser: (id: number) => (NUMBERS.includes(id) ? safeInteger : (text: string) => text),
};
