import type { CommandDatabase, ReadDatabase } from '../../database/Database';
import { takeAttempt } from '../../limits/throttle';
import type { Counted } from '../../limits/throttle';
import { endSessionsOf, hashOfSecret } from '../../visitors/sessions';
import { findCredentials } from './loginStore';
import { PASSWORD_LINK_MINUTES } from '../../../contract/shopRules';

/** How long a mailed link can be used. */
const LINK_LIFETIME_MS = PASSWORD_LINK_MINUTES * 60 * 1000;

/**
 * Keeps the hash of a link's token, if somebody has this e-mail and has not been sent too many links lately. Answers
 * whether it did. Part of a command.
 */
export const requestPassword = async (
  db: CommandDatabase,
  asked: {
    readonly email: string;
    readonly token: string;
    readonly counted: readonly Counted[];
    readonly demoData: boolean;
  },
  now: number,
): Promise<boolean> => {
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
};

const requestOf = (db: ReadDatabase, token: string, now: number) =>
  db
    .selectFrom('password_request')
    .select('user_id')
    .where('token_hash', '=', hashOfSecret(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Whether a link's token can still be used. */
export const findPasswordRequest = async (db: ReadDatabase, token: string, now: number): Promise<boolean> =>
  (await requestOf(db, token, now)) !== undefined;

/**
 * Uses up a link: the user has the new hash, no other link of theirs works any more, and every session of theirs has
 * ended. Answers who that is; null, and nothing has changed, when the link was of no use. Part of a command.
 */
export const changePassword = async (
  db: CommandDatabase,
  { token, hash }: { readonly token: string; readonly hash: string },
  now: number,
): Promise<{ readonly userId: string; readonly email: string } | null> => {
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
};
