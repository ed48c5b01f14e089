import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { CommandDatabase } from '../database/Database';

/** So many attempts within a window of time. */
export interface Limit {
  readonly name: string;
  readonly attempts: number;
  readonly windowMs: number;
}

/** What is counted: attempts on one account, or from one address. */
export interface Counted {
  readonly limit: Limit;
  readonly key: string;
}

/** A key of somebody for one purpose: it can be found again, and names nobody. */
export const keyOf = (secret: string, purpose: string, subject: string): string =>
  createHmac('sha256', secret).update(`throttle\n${purpose}\n${subject}`).digest('base64url');

/** What is counted of somebody under a limit. */
export const counted = (secret: string, limit: Limit, subject: string): Counted => ({
  limit,
  key: keyOf(secret, limit.name, subject),
});

/** The part of an address that one household or office has: whole for IPv4, the first 64 bits for IPv6. */
export const networkOf = (address: string): string => {
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
};

/** Takes away the counts whose window has ended. Part of a command. */
export const forgetEndedWindows = async (db: CommandDatabase, now: number): Promise<void> => {
  await db.deleteFrom('throttle').where('ends_at', '<=', now).execute();
};

/**
 * Counts one attempt under every key, unless one of them has none left: then nothing is counted, and the answer is
 * for how many ms there are none; 0: go on. Counted before the work, so that many at once get no more tries. Part of a
 * command.
 */
export const takeAttempt = async (db: CommandDatabase, all: readonly Counted[], now: number): Promise<number> => {
  await forgetEndedWindows(db, now);
  const keys = all.map(({ key }) => key);
  const rows = await db.selectFrom('throttle').selectAll().where('key', 'in', keys).execute();
  const waits = all.map(({ key, limit }) => {
    const row = rows.find((found) => found.key === key);
    return row !== undefined && row.attempts >= limit.attempts ? row.ends_at - now : 0;
  });
  const wait = Math.max(0, ...waits);
  if (wait > 0) return wait;
  for (const { key, limit } of all) {
    await db
      .insertInto('throttle')
      .values({ key, attempts: 1, ends_at: now + limit.windowMs })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((row) => ({ attempts: row('throttle.attempts', '+', 1) })),
      )
      .execute();
  }
  return 0;
};

/** Gives attempts back that turned out right: all of an account's, one of an address. Part of a command. */
export const forgiveAttempts = async (
  db: CommandDatabase,
  { account, address }: { readonly account: Counted; readonly address: Counted },
): Promise<void> => {
  await db.deleteFrom('throttle').where('key', '=', account.key).execute();
  await db
    .updateTable('throttle')
    .set((row) => ({ attempts: row('attempts', '-', 1) }))
    .where('key', '=', address.key)
    .where('attempts', '>', 0)
    .execute();
};
