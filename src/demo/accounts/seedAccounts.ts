import { createHmac } from 'node:crypto';
import type { AppPlugin } from '../../server/app';
import type { CommandDatabase, ReadDatabase } from '../../server/database/Database';
import { endSessionsOf } from '../../server/visitors/sessions';
import { DEMO_ACCOUNTS, DEMO_MANAGED_ACCOUNTS, DEMO_PASSWORD, DEMO_USERS } from './demoAccounts';
import { defaultWebstore } from '../../server/features/context';

/** The row of `webstore_setting` that identifies the current demo password without containing it. */
const MARK_KEY = 'demoPasswordMark';

async function readMark(db: ReadDatabase): Promise<string | null> {
  const row = await db
    .selectFrom('webstore_setting')
    .select('value')
    .where('webstore_id', '=', defaultWebstore().webstoreId)
    .where('key', '=', MARK_KEY)
    .executeTakeFirst();
  return row?.value ?? null;
}

async function writeAccounts(db: CommandDatabase, passwordHash: string, now: number): Promise<void> {
  for (const { postalCode, buyerGroups, ...account } of DEMO_ACCOUNTS) {
    await db
      .insertInto('account')
      .values({
        ...account,
        postal_code: postalCode,
        buyer_groups: JSON.stringify(buyerGroups),
        country: 'FR',
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  for (const { id, managerId, accountId } of DEMO_MANAGED_ACCOUNTS) {
    await db
      .insertInto('managed_account')
      .values({ id, manager_id: managerId, account_id: accountId })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  for (const { id, accountId, email, firstName, lastName, role } of DEMO_USERS) {
    await db
      .insertInto('shop_user')
      .values({
        id,
        account_id: accountId,
        email,
        first_name: firstName,
        last_name: lastName,
        phone: null,
        role,
        password_hash: passwordHash,
        is_demo: 1,
        created_at: now,
      })
      .onConflict((conflict) =>
        conflict.column('email').doUpdateSet({ password_hash: passwordHash }).where('shop_user.is_demo', '=', 1),
      )
      .execute();
  }
}

async function writeMark(db: CommandDatabase, value: string): Promise<void> {
  await db
    .insertInto('webstore_setting')
    .values({ webstore_id: defaultWebstore().webstoreId, key: MARK_KEY, value })
    .onConflict((conflict) => conflict.columns(['webstore_id', 'key']).doUpdateSet({ value }))
    .execute();
}

async function endDemoSessions(db: CommandDatabase): Promise<void> {
  for (const { id } of DEMO_USERS) await endSessionsOf(db, id);
}

/**
 * Unless DEMO_DATA is off: creates the demo companies and logins, also in a database filled by an earlier release. They
 * are written at the first start, and again when DEMO_PASSWORD, DEMO_LOGINS, the number of logins or the server's
 * secret has changed; all logins share one password hash. Closed logins get a random password, and their sessions end.
 */
export const demoAccounts: AppPlugin = async ({ settings, database, clock, ids, passwords, log }) => {
  if (!settings.demoData) return;
  const password = settings.demoLogins ? (settings.demoPassword ?? DEMO_PASSWORD) : null;
  if (password === null) log.info('the demo logins are closed; DEMO_LOGINS=on opens them');
  else log.warn('the demo logins are open: whoever knows the README knows them; DEMO_LOGINS=off closes them');
  const known = `${String(DEMO_USERS.length)}\n${password ?? ''}`;
  const mark = JSON.stringify(createHmac('sha256', settings.serverSecret).update(known).digest('base64url'));
  if ((await readMark(database.read)) === mark) return;
  const passwordHash = await passwords.hash(password ?? ids.token());
  await database.write(async (db) => {
    await writeAccounts(db, passwordHash, clock.now());
    if (password === null) await endDemoSessions(db);
    await writeMark(db, mark);
  });
  log.info({ users: DEMO_USERS.length }, 'the demo accounts are ready');
};
