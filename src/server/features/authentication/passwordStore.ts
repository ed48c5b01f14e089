import type { CommandDatabase, ReadDatabase } from '../../database/Database';
import { takeAttempt, type Counted } from '../../limits/throttle';
import { endSessionsOf, hashOfSecret } from '../../visitors/sessions';
import { findCredentials } from './loginStore';
import { PASSWORD_LINK_MINUTES } from '../../../contract/shopRules';

/** How long a mailed link is valid. */
const LINK_LIFETIME_MS = PASSWORD_LINK_MINUTES * 60 * 1000;

/**
 * Stores the hash of a link's token if a user has this e-mail and no counter is used up; requests for an unknown e-mail
 * are counted too. Returns whether it did. Part of a command.
 */
export async function requestPassword(
  db: CommandDatabase,
  asked: {
    readonly email: string;
    readonly token: string;
    readonly counted: readonly Counted[];
    readonly demoData: boolean;
  },
  now: number,
): Promise<boolean> {
  const wait = await takeAttempt(db, asked.counted, now);
  const user = await findCredentials(db, asked.email, asked.demoData);
  if (wait > 0 || user === null) return false;
  await db
    .insertInto('password_request')
    .values({
      token_hash: hashOfSecret(asked.token),
      user_id: user.userId,
      created_at: now,
      expires_at: now + LINK_LIFETIME_MS,
    })
    .execute();
  return true;
}

const requestOf = (db: ReadDatabase, token: string, now: number) =>
  db
    .selectFrom('password_request')
    .select('user_id')
    .where('token_hash', '=', hashOfSecret(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Whether a link's token is still valid. */
export const findPasswordRequest = async (db: ReadDatabase, token: string, now: number): Promise<boolean> =>
  (await requestOf(db, token, now)) !== undefined;

/**
 * Uses up a link: sets the user's new hash, invalidates their other links and ends their sessions. Returns the user;
 * null, without a change, when the link is not valid. Part of a command.
 */
export async function changePassword(
  db: CommandDatabase,
  { token, hash }: { readonly token: string; readonly hash: string },
  now: number,
): Promise<{ readonly userId: string; readonly email: string } | null> {
  const request = await requestOf(db, token, now);
  if (request === undefined) return null;
  const userId = request.user_id;
  const { email } = await db
    .updateTable('shop_user')
    .set({ password_hash: hash })
    .where('id', '=', userId)
    .returning('email')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('password_request').where('user_id', '=', userId).execute();
  await endSessionsOf(db, userId);
  return { userId, email };
}
