import type { UnknownAction } from '@reduxjs/toolkit';

type Fields = Readonly<Record<string, unknown>>;
export type UpcastArgs = (args: unknown) => readonly unknown[];

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sorted = (_key: string, value: unknown): unknown =>
  isFields(value) ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))) : value;

/** The key of a query in the cache, as RTK Query computes it. */
const keyOf = (endpoint: string, args: unknown): string => `${endpoint}(${JSON.stringify(args, sorted)})`;

/**
 * Translates an old cache key to the keys that replace it today, with their arguments; undefined if it is unchanged.
 */
type Rekey = (key: unknown) => readonly { readonly key: string; readonly args: unknown }[] | undefined;

const rekeyOf =
  (endpoint: string, up: UpcastArgs): Rekey =>
  (key) => {
    if (typeof key !== 'string' || !key.startsWith(`${endpoint}(`)) return undefined;
    const written = key.slice(endpoint.length + 1, -1);
    const args: unknown = written === 'undefined' ? undefined : JSON.parse(written);
    const next = up(args);
    return next.length === 1 && next[0] === args
      ? undefined
      : next.map((one) => ({ key: keyOf(endpoint, one), args: one }));
  };

/**
 * A list in which each item with an old key is repeated for each of the keys that replace it; the same list if no item
 * has one.
 */
function rekeyItems(
  items: readonly unknown[],
  rekey: Rekey,
  read: (item: Fields) => unknown,
  write: (item: Fields, key: string) => unknown,
): readonly unknown[] {
  const next = items.flatMap((item) => {
    const keys = isFields(item) ? rekey(read(item)) : undefined;
    return keys && isFields(item) ? keys.map(({ key }) => write(item, key)) : [item];
  });
  return next.length === items.length && next.every((item, index) => item === items[index]) ? items : next;
}

/** A table by cache key with today's keys; the same table when no key changes. */
function rekeyTable(
  table: unknown,
  rekey: Rekey,
  write: (entry: unknown, args: unknown) => unknown = (entry) => entry,
): unknown {
  if (!isFields(table) || !Object.keys(table).some(rekey)) return table;
  return Object.fromEntries(
    Object.entries(table).flatMap(([key, entry]) =>
      (rekey(key) ?? [])
        .map(({ key: next, args }) => [next, write(entry, args)] as const)
        .concat(rekey(key) ? [] : [[key, entry]]),
    ),
  );
}

/** The cache, or the part of it that an arrival carries, with today's arguments of an endpoint. */
export function upcastCache(cache: unknown, endpoint: string, up: UpcastArgs): unknown {
  if (!isFields(cache)) return cache;
  const rekey = rekeyOf(endpoint, up);
  const withArgs = (entry: unknown, args: unknown): unknown =>
    isFields(entry) ? { ...entry, originalArgs: args } : entry;
  const queries = rekeyTable(cache['queries'], rekey, withArgs);
  if (queries === cache['queries']) return cache;
  const { provided, subscriptions } = cache;
  return {
    ...cache,
    queries,
    ...(isFields(provided) && { provided: upcastProvided(provided, rekey) }),
    ...(isFields(subscriptions) && { subscriptions: rekeyTable(subscriptions, rekey) }),
  };
}

/** The cache's tables of the keys that provide a tag and of the tags that a key provides, with today's keys. */
function upcastProvided({ tags, keys, ...rest }: Fields, rekey: Rekey): Fields {
  const inTags = (byId: unknown): unknown =>
    isFields(byId)
      ? Object.fromEntries(
          Object.entries(byId).map(([id, list]) => [
            id,
            Array.isArray(list) ? list.flatMap((key: unknown) => rekey(key)?.map((next) => next.key) ?? [key]) : list,
          ]),
        )
      : byId;
  return {
    ...rest,
    tags: isFields(tags) ? Object.fromEntries(Object.entries(tags).map(([tag, byId]) => [tag, inTags(byId)])) : tags,
    keys: rekeyTable(keys, rekey),
  };
}

/** Today's actions for an action of the cache, in order; the same action alone if it concerns something else. */
export function upcastCacheAction(action: UnknownAction, endpoint: string, up: UpcastArgs): readonly UnknownAction[] {
  const rekey = rekeyOf(endpoint, up);
  const { meta, payload } = action;
  const arg = isFields(meta) ? meta['arg'] : undefined;
  if (isFields(meta) && isFields(arg) && arg['endpointName'] === endpoint) {
    const args = arg['originalArgs'];
    const next = up(args);
    if (next.length === 1 && next[0] === args) return [action];
    return next.map((one) => {
      const key = 'queryCacheKey' in arg ? { queryCacheKey: keyOf(endpoint, one) } : {};
      return { ...action, meta: { ...meta, arg: { ...arg, originalArgs: one, ...key } } };
    });
  }
  if (isFields(payload)) {
    const keys = rekey(payload['queryCacheKey']);
    return keys?.map(({ key }) => ({ ...action, payload: { ...payload, queryCacheKey: key } })) ?? [action];
  }
  if (!Array.isArray(payload)) return [action];
  const named = rekeyItems(
    payload,
    rekey,
    (item) => item['queryCacheKey'],
    (item, key) => ({ ...item, queryCacheKey: key }),
  );
  // Patches of the subscriptions, whose path begins with a key.
  const next = rekeyItems(
    named,
    rekey,
    ({ path }) => (Array.isArray(path) ? path[0] : undefined),
    (item, key) => ({ ...item, path: [key, ...(item['path'] as readonly unknown[]).slice(1)] }),
  );
  return next === payload ? [action] : [{ ...action, payload: next }];
}
