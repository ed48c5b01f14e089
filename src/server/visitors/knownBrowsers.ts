import type { CommandDatabase, ReadDatabase } from '../database/Database';
import { BOUNDS } from '../limits/bounds';
import { hashOfSecret } from './sessions';
import { KNOWN_BROWSER_DAYS } from '../../contract/shopRules';

/** How long a browser counts as known after the last login of its user. */
export const BROWSER_LIFETIME_MS = KNOWN_BROWSER_DAYS * 24 * 60 * 60 * 1000;

/** Whether the user with this e-mail has logged in with the browser of this cookie hash within that time. */
export const isKnownBrowser = async (
  db: ReadDatabase,
  { hash, email }: { readonly hash: string; readonly email: string },
  now: number,
): Promise<boolean> =>
  (await db
    .selectFrom('known_browser')
    .innerJoin('shop_user', 'shop_user.id', 'known_browser.user_id')
    .select('known_browser.user_id')
    .where('known_browser.cookie_hash', '=', hash)
    .where('known_browser.seen_at', '>', now - BROWSER_LIFETIME_MS)
    .where('shop_user.email', '=', email)
    .executeTakeFirst()) !== undefined;

/**
 * Records that a user has logged in, or set a new password, with a browser, which gets a new secret each time: a secret
 * that somebody else has put into the browser never becomes known. The browser stays known for its other users. Of the
 * user's browsers only the `BOUNDS.browsersOfUser` latest are kept. Part of a command.
 */
export async function rememberBrowser(
  db: CommandDatabase,
  browser: { readonly before: string | null; readonly secret: string; readonly userId: string },
  now: number,
): Promise<void> {
  const { before, userId } = browser;
  const cookie_hash = hashOfSecret(browser.secret);
  if (before !== null) {
    await db.updateTable('known_browser').set({ cookie_hash }).where('cookie_hash', '=', before).execute();
  }
  await db
    .insertInto('known_browser')
    .values({ cookie_hash, user_id: userId, seen_at: now })
    .onConflict((conflict) => conflict.columns(['cookie_hash', 'user_id']).doUpdateSet({ seen_at: now }))
    .execute();
  const kept = await db
    .selectFrom('known_browser')
    .select('cookie_hash')
    .where('user_id', '=', userId)
    .where('cookie_hash', '!=', cookie_hash)
    .orderBy('seen_at', 'desc')
    .limit(BOUNDS.browsersOfUser - 1)
    .execute();
  await db
    .deleteFrom('known_browser')
    .where('user_id', '=', userId)
    .where('cookie_hash', 'not in', [cookie_hash, ...kept.map((row) => row.cookie_hash)])
    .execute();
}

/** Forgets every browser of a user. Part of a command. */
export async function forgetBrowsersOf(db: CommandDatabase, userId: string): Promise<void> {
  await db.deleteFrom('known_browser').where('user_id', '=', userId).execute();
}

/** Forgets browsers whose last login is too long ago. Part of a command. */
export async function forgetOldBrowsers(db: CommandDatabase, now: number): Promise<void> {
  await db
    .deleteFrom('known_browser')
    .where('seen_at', '<=', now - BROWSER_LIFETIME_MS)
    .execute();
}
