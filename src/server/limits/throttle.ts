import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { CommandDatabase, ReadDatabase } from '../database/Database';
import { TooManyAttempts } from '../problems';

/** At most this many attempts within a window of time. */
export interface Limit {
  readonly name: string;
  readonly attempts: number;
  readonly windowMs: number;
}

/** What is counted: attempts on one account, from one address, or on one account from one address. */
export interface Counted {
  readonly limit: Limit;
  readonly key: string;
  /** The number of attempts it counts as; 1 by default. */
  readonly weight?: number;
}

/** An anonymous key for these texts, always the same for the same texts. */
export const keyOf = (secret: string, texts: readonly string[]): string =>
  createHmac('sha256', secret).update(texts.join('\n')).digest('base64url');

/**
 * The anonymous key of a counter. The key of a part of a subject (an account from one network) begins with the
 * subject's key.
 */
export function counted(secret: string, limit: Limit, subject: string, part: string | null = null): Counted {
  const key = keyOf(secret, ['throttle', limit.name, subject]);
  return { limit, key: part === null ? key : `${key}.${keyOf(secret, ['throttle', limit.name, subject, part])}` };
}

/** The part of an address that one household or office shares: all of an IPv4 address, the first 64 bits of IPv6. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = (text: string) => text.split(':').filter((group) => group !== '');
  const zeros = Math.max(0, 8 - groups(head).length - groups(tail).length);
  const all = [...groups(head), ...Array.from({ length: zeros }, () => '0'), ...groups(tail)];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Deletes counters whose window has ended. Part of a command. */
export async function forgetEndedWindows(db: CommandDatabase, now: number): Promise<void> {
  await db.deleteFrom('throttle').where('ends_at', '<=', now).execute();
}

/**
 * Counts an attempt with its weight under every key, unless one of them has not enough left: then nothing is counted,
 * and the result is the time until the next attempt, in ms; 0: allowed. Counted before the work, so that concurrent
 * attempts do not exceed the limit. Part of a command.
 */
export async function takeAttempt(db: CommandDatabase, all: readonly Counted[], now: number): Promise<number> {
  await forgetEndedWindows(db, now);
  const keys = all.map(({ key }) => key);
  const rows = await db.selectFrom('throttle').selectAll().where('key', 'in', keys).execute();
  const waits = all.map(({ key, limit, weight = 1 }) => {
    const row = rows.find((found) => found.key === key);
    if ((row?.attempts ?? 0) + weight <= limit.attempts) return 0;
    return row === undefined ? limit.windowMs : row.ends_at - now;
  });
  const wait = Math.max(0, ...waits);
  if (wait > 0) return wait;
  for (const { key, limit, weight = 1 } of all) {
    await db
      .insertInto('throttle')
      .values({ key, attempts: weight, ends_at: now + limit.windowMs })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((row) => ({ attempts: row('throttle.attempts', '+', weight) })),
      )
      .execute();
  }
  return 0;
}

/** Counts an attempt under every key. Throws 429 if one of them has not enough left, which rolls the command back. */
export async function attemptTaken(db: CommandDatabase, all: readonly Counted[], now: number): Promise<void> {
  const wait = await takeAttempt(db, all, now);
  if (wait > 0) throw new TooManyAttempts(wait);
}

/** Whether no attempt is left. */
export const isUsedUp = async (db: ReadDatabase, { key, limit }: Counted, now: number): Promise<boolean> =>
  (await db
    .selectFrom('throttle')
    .select('key')
    .where('key', '=', key)
    .where('attempts', '>=', limit.attempts)
    .where('ends_at', '>', now)
    .executeTakeFirst()) !== undefined;

/**
 * Forgives attempts after a successful one: resets the counters `all`, and reduces the counters `one` by one. Part of a
 * command.
 */
export async function forgiveAttempts(
  db: CommandDatabase,
  { all, one }: { readonly all: readonly Counted[]; readonly one: readonly Counted[] },
): Promise<void> {
  for (const { key } of all) await db.deleteFrom('throttle').where('key', '=', key).execute();
  for (const { key } of one) {
    await db
      .updateTable('throttle')
      .set((row) => ({ attempts: row('attempts', '-', 1) }))
      .where('key', '=', key)
      .where('attempts', '>', 0)
      .execute();
  }
}

/** Resets the counters of these subjects and of all their parts. Part of a command. */
export async function forgiveWhole(db: CommandDatabase, subjects: readonly Counted[]): Promise<void> {
  for (const { key } of subjects) {
    await db
      .deleteFrom('throttle')
      // "/" is the next byte after ".", so between the two are exactly the keys of the parts.
      .where((row) => row.or([row('key', '=', key), row.and([row('key', '>', `${key}.`), row('key', '<', `${key}/`)])]))
      .execute();
  }
}
