import type { ReadDatabase } from '../../database/Database';

/** A company as shown to those who act for it. */
export interface AccountRecord {
  readonly id: string;
  readonly name: string;
  readonly siret: string;
  readonly trade: string;
  readonly phone: string | null;
  readonly street: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
  readonly region: string | null;
  /** ISO 3166, two letters. */
  readonly country: string;
}

export interface UserRecord {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: 'buyer' | 'support' | 'builder';
}

const accountColumns = [
  'account.id',
  'account.name',
  'account.siret',
  'account.trade',
  'account.phone',
  'account.street',
  'account.postal_code as postalCode',
  'account.city',
  'account.region',
  'account.country',
] as const;

/** The account with this id; null: there is none. The caller has to check who may see it. */
export const readAccount = async (db: ReadDatabase, accountId: string): Promise<AccountRecord | null> =>
  (await db.selectFrom('account').select(accountColumns).where('id', '=', accountId).executeTakeFirst()) ?? null;

/** The user with this id; null: there is none. */
export const readUser = async (db: ReadDatabase, userId: string): Promise<UserRecord | null> =>
  (await db
    .selectFrom('shop_user')
    .select(['id', 'first_name as firstName', 'last_name as lastName', 'email', 'role'])
    .where('id', '=', userId)
    .executeTakeFirst()) ?? null;

/** The accounts that users of an account may act for besides their own, sorted by name. */
export const readManagedAccounts = (db: ReadDatabase, managerId: string) =>
  db
    .selectFrom('managed_account')
    .innerJoin('account', 'account.id', 'managed_account.account_id')
    .select([...accountColumns, 'managed_account.id as linkId'])
    .where('managed_account.manager_id', '=', managerId)
    .orderBy('account.name')
    .orderBy('account.id')
    .execute();
