/** What is wrong with a value, each with its path; empty: it has the shape. */
export type Shape = (value: unknown, at: string) => readonly string[];

const said = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 80));
const test =
  (isSo: (value: unknown) => boolean, what: string): Shape =>
  (value, at) =>
    isSo(value) ? [] : [`${at} is ${said(value)}, no ${what}`];
const matching = (pattern: RegExp, what: string): Shape =>
  test((value) => typeof value === 'string' && pattern.test(value), what);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text = test((value) => typeof value === 'string', 'text');
export const flag = test((value) => typeof value === 'boolean', 'truth value');
export const count = test((value) => Number.isInteger(value), 'whole number');
/** Amounts and quantities are sent as texts. */
export const money = matching(/^-?\d+\.\d{2}$/, 'amount');
export const quantity = matching(/^\d+(\.\d+)?$/, 'quantity');
export const moment = matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:?\d\d)$/, 'moment');
export const currency = matching(/^[A-Z]{3}$/, 'currency');
/** A record id of 18 characters with this prefix. */
export const id = (prefix: string): Shape => matching(new RegExp(`^${prefix}[a-zA-Z0-9]{15}$`), `id of ${prefix}`);
export const is = (wanted: unknown): Shape => test((value) => value === wanted, said(wanted));
export const oneOf = (...words: readonly string[]): Shape =>
  test((value) => words.includes(String(value)), words.join(' or '));

export const orNull =
  (shape: Shape): Shape =>
  (value, at) =>
    value === null ? [] : shape(value, at);

/** Every field must be present; further ones are allowed, because clients ignore unknown fields. */
export const record =
  (fields: Readonly<Record<string, Shape>>): Shape =>
  (value, at) =>
    isRecord(value)
      ? Object.entries(fields).flatMap(([name, shape]) =>
          name in value ? shape(value[name], `${at}.${name}`) : [`${at}.${name} is missing`],
        )
      : [`${at} is ${said(value)}, no record`];

export const listOf =
  (shape: Shape, atLeast = 0): Shape =>
  (value, at) => {
    if (!Array.isArray(value)) return [`${at} is ${said(value)}, no list`];
    const few = value.length < atLeast ? [`${at} has ${String(value.length)} entries, not ${String(atLeast)}`] : [];
    return [...few, ...value.flatMap((entry, index) => shape(entry, `${at}[${String(index)}]`))];
  };

export const mapOf =
  (shape: Shape): Shape =>
  (value, at) =>
    isRecord(value)
      ? Object.entries(value).flatMap(([name, entry]) => shape(entry, `${at}.${name}`))
      : [`${at} is ${said(value)}, no map`];
