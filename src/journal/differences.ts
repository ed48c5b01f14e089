/** A path at which two values differ; a side that lacks it has no value. */
export interface Difference {
  readonly path: readonly (string | number)[];
  readonly before?: unknown;
  readonly after?: unknown;
}

type Path = Difference['path'];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Keys with a value: JSON, and so a recording, has no undefined. */
const keysOf = (value: object): string[] =>
  Object.entries(value).flatMap(([key, item]: [string, unknown]) => (item === undefined ? [] : [key]));

function isSame(before: unknown, after: unknown): boolean {
  return before === after || differencesBetween(before, after).length === 0;
}

/** Lists of different lengths: a common start and end are skipped, the rest is compared one by one. */
function inLists(before: readonly unknown[], after: readonly unknown[], path: Path): Difference[] {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  let tail = 0;
  if (before.length !== after.length) {
    while (head < shorter && isSame(before[head], after[head])) head++;
    while (tail < shorter - head && isSame(before.at(-1 - tail), after.at(-1 - tail))) tail++;
  }
  const found: Difference[] = [];
  const most = Math.max(before.length, after.length) - tail;
  for (let index = head; index < most; index++) {
    const at = [...path, index];
    if (index >= after.length - tail) found.push({ path: at, before: before[index] });
    else if (index >= before.length - tail) found.push({ path: at, after: after[index] });
    else found.push(...differencesBetween(before[index], after[index], at));
  }
  return found;
}

/**
 * The paths at which two values of plain data differ, as deep as both have a value, in the order of their keys.
 * Identical objects are skipped, so comparing two states of one replay costs only what changed between them.
 */
export function differencesBetween(before: unknown, after: unknown, path: Path = []): Difference[] {
  if (Object.is(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return inLists(before, after, path);
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after))
    return [{ path, before, after }];
  return [...new Set([...keysOf(before), ...keysOf(after)])].flatMap((key) => {
    const was: unknown = Reflect.get(before, key);
    const is: unknown = Reflect.get(after, key);
    if (was === undefined) return [{ path: [...path, key], after: is }];
    if (is === undefined) return [{ path: [...path, key], before: was }];
    return differencesBetween(was, is, [...path, key]);
  });
}

/** The size of a value, as a summary states it. */
export interface SummaryWords {
  readonly characters: (count: number) => string;
  readonly list: (count: number) => string;
  readonly keys: (count: number) => string;
}
const english: SummaryWords = {
  characters: (count) => `${count} characters`,
  list: (count) => `list of ${count}`,
  keys: (count) => `${count} keys`,
};

/**
 * A JSON value on one line: complete up to `most` characters; otherwise the beginning of a text with its length, the
 * length of a list, or the first keys of an object.
 */
export function summaryOf(value: unknown, most = 80, words = english): string {
  const json = JSON.stringify(value) as string | undefined;
  if (json === undefined) return '–';
  if (json.length <= most) return json;
  if (typeof value === 'string') return `${json.slice(0, most - 20)}…" (${words.characters(value.length)})`;
  if (Array.isArray(value)) return words.list(value.length);
  const keys = isObject(value) ? keysOf(value) : [];
  const named = keys.slice(0, 5).join(', ');
  return `{ ${named}${keys.length > 5 ? `, … ${words.keys(keys.length)}` : ''} }`;
}
