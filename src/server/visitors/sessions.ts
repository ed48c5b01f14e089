import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { CommandDatabase, ReadDatabase } from '../database/Database';
import { groupsIn } from './accounts';
import { SESSION_DAYS } from '../../contract/shopRules';

export const SESSION_LIFETIME_MS = SESSION_DAYS * 24 * 60 * 60 * 1000;
/** A session in use is renewed at most this often. */
const RENEWAL_MS = 24 * 60 * 60 * 1000;

/** The stored hash of a client's secret: whoever reads the database cannot use the secret. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** How a client proves its session: the hash of its cookie, or of its bearer token. */
export interface SessionProof {
  readonly by: 'cookie_hash' | 'token_hash';
  readonly hash: string;
}

export interface FoundSession {
  readonly userId: string;
  /** The user's own account, with its country and its groups. */
  readonly accountId: string;
  readonly country: string;
  readonly buyerGroups: readonly string[];
  readonly isRenewalDue: boolean;
}

/** The session of a proof; null: none, or it has ended. Demo users have sessions only while the demo data is on. */
export async function findSession(
  db: ReadDatabase,
  { by, hash }: SessionProof,
  { now, demoData }: { readonly now: number; readonly demoData: boolean },
): Promise<FoundSession | null> {
  const row = await db
    .selectFrom('login_session')
    .innerJoin('shop_user', 'shop_user.id', 'login_session.user_id')
    .innerJoin('account', 'account.id', 'shop_user.account_id')
    .select([
      'login_session.user_id',
      'login_session.seen_at',
      'shop_user.account_id',
      'account.country',
      'account.buyer_groups',
    ])
    .where(`login_session.${by}`, '=', hash)
    .where('login_session.expires_at', '>', now)
    .$if(!demoData, (query) => query.where('shop_user.is_demo', '=', 0))
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    userId: row.user_id,
    accountId: row.account_id,
    country: row.country,
    buyerGroups: groupsIn(row.buyer_groups),
    isRenewalDue: now - row.seen_at >= RENEWAL_MS,
  };
}

/** Writes a new session. Part of a command. */
export async function openSession(
  db: CommandDatabase,
  session: { readonly cookie: string; readonly token: string | null; readonly userId: string },
  now: number,
): Promise<void> {
  await db
    .insertInto('login_session')
    .values({
      cookie_hash: hashOfSecret(session.cookie),
      token_hash: session.token === null ? null : hashOfSecret(session.token),
      user_id: session.userId,
      created_at: now,
      seen_at: now,
      expires_at: now + SESSION_LIFETIME_MS,
    })
    .execute();
}

/** Extends a session in use to its full lifetime from now. Part of a command. */
export async function renewSession(db: CommandDatabase, { by, hash }: SessionProof, now: number): Promise<void> {
  await db
    .updateTable('login_session')
    .set({ seen_at: now, expires_at: now + SESSION_LIFETIME_MS })
    .where(sql.ref(by), '=', hash)
    .where('expires_at', '>', now)
    .execute();
}

/** Ends a session: its cookie and token are no longer valid. Part of a command; repeatable. */
export async function endSession(db: CommandDatabase, { by, hash }: SessionProof): Promise<void> {
  await db.deleteFrom('login_session').where(sql.ref(by), '=', hash).execute();
}

/** Ends all sessions of a user. Part of a command. */
export async function endSessionsOf(db: CommandDatabase, userId: string): Promise<void> {
  await db.deleteFrom('login_session').where('user_id', '=', userId).execute();
}
