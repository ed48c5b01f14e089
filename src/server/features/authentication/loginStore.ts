import { parseEmail } from '../../../commerce/identifiers/email';
import type { CommandDatabase, ReadDatabase } from '../../database/Database';

/** The stored data against which a login is checked. */
export interface Credentials {
  readonly userId: string;
  readonly passwordHash: string;
}

/**
 * The canonical e-mail of a typed login name; for anything that cannot be an e-mail, a text that matches no user, so
 * that refusing it takes as long as refusing a wrong password.
 */
export const emailOfLogin = (typed: string): string => parseEmail(typed) ?? '';

/** The user with this e-mail (lower case); null: none. Demo users are found only while `demoData` is on. */
export const findCredentials = async (
  db: ReadDatabase,
  email: string,
  demoData: boolean,
): Promise<Credentials | null> =>
  (await db
    .selectFrom('shop_user')
    .select(['id as userId', 'password_hash as passwordHash'])
    .where('email', '=', email)
    .$if(!demoData, (query) => query.where('is_demo', '=', 0))
    .executeTakeFirst()) ?? null;

/** Replaces a hash by a new one; false: it was changed in the meantime. Part of a command. */
export async function replaceHash(
  db: CommandDatabase,
  { userId, passwordHash }: Credentials,
  next: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('shop_user')
    .set({ password_hash: next })
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
