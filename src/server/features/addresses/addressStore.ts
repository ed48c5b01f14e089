import type { Selectable } from 'kysely';
import type { AddressSortOrder, AddressType } from '../../../contract/addresses/address';
import type { ShopLocale } from '../../../contract/languages';
import type { CommandDatabase, ReadDatabase } from '../../database/Database';
import type { Schema } from '../../database/schema';
import { nameOrder } from '../../texts/nameOrder';
import type { CheckedAddress } from './addressFields';

/** An address of an account's book. */
export interface StoredAddress extends CheckedAddress {
  readonly id: string;
  readonly accountId: string;
  readonly type: AddressType;
  readonly middleName: string | null;
  readonly isDefault: boolean;
  readonly createdAt: number;
}

const storedOf = (row: Selectable<Schema['account_address']>): StoredAddress => ({
  id: row.id,
  accountId: row.account_id,
  type: row.address_type,
  name: row.name,
  firstName: row.first_name,
  middleName: row.middle_name,
  lastName: row.last_name,
  companyName: row.company_name,
  street: row.street,
  city: row.city,
  region: row.region,
  postalCode: row.postal_code,
  country: row.country,
  phoneNumber: row.phone_number,
  isDefault: row.is_default === 1,
  createdAt: row.created_at,
});

const valuesOf = (address: StoredAddress) => ({
  id: address.id,
  account_id: address.accountId,
  address_type: address.type,
  name: address.name,
  first_name: address.firstName,
  middle_name: address.middleName,
  last_name: address.lastName,
  company_name: address.companyName,
  street: address.street,
  city: address.city,
  region: address.region,
  postal_code: address.postalCode,
  country: address.country,
  phone_number: address.phoneNumber,
  is_default: address.isDefault ? (1 as const) : (0 as const),
  created_at: address.createdAt,
});

type Compare = (one: StoredAddress, other: StoredAddress) => number;
const oldestFirst: Compare = (one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1);
function ordersIn(locale: ShopLocale): Readonly<Record<AddressSortOrder, Compare>> {
  const compareNames = nameOrder(locale);
  return {
    CreatedDateAsc: oldestFirst,
    CreatedDateDesc: (one, other) => oldestFirst(other, one),
    NameAsc: (one, other) => compareNames(one.name, other.name) || oldestFirst(one, other),
    NameDesc: (one, other) => compareNames(other.name, one.name) || oldestFirst(one, other),
  };
}

/** An account's addresses in the requested order; equal names in the order of creation. */
export async function addressesOf(
  db: ReadDatabase,
  accountId: string,
  order: AddressSortOrder,
  locale: ShopLocale,
): Promise<readonly StoredAddress[]> {
  const rows = await db.selectFrom('account_address').selectAll().where('account_id', '=', accountId).execute();
  return rows.map(storedOf).sort(ordersIn(locale)[order]);
}

/** How many addresses an account has. */
export async function countAddresses(db: ReadDatabase, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('account_address')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One address of an account; null: it does not exist, or belongs to another account. */
export async function findAddress(db: ReadDatabase, accountId: string, id: string): Promise<StoredAddress | null> {
  const row = await db
    .selectFrom('account_address')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : storedOf(row);
}

/** The default delivery address; null: the account has none. */
export async function defaultAddressOf(db: ReadDatabase, accountId: string): Promise<StoredAddress | null> {
  const row = await db
    .selectFrom('account_address')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('address_type', '=', 'Shipping')
    .where('is_default', '=', 1)
    .executeTakeFirst();
  return row === undefined ? null : storedOf(row);
}

/** Stores an address, new or changed. A new default replaces the previous one. */
export async function saveAddress(db: CommandDatabase, address: StoredAddress): Promise<void> {
  if (address.isDefault) {
    await db
      .updateTable('account_address')
      .set({ is_default: 0 })
      .where('account_id', '=', address.accountId)
      .where('address_type', '=', address.type)
      .where('id', '!=', address.id)
      .execute();
  }
  const values = valuesOf(address);
  await db
    .insertInto('account_address')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/** Removes an address from an account's book; false: it does not exist, or belongs to another account. */
export async function deleteAddress(db: CommandDatabase, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('account_address')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return Number(numDeletedRows) > 0;
}

/** Ensures that one of an account's addresses of this type is the default: if none is, the oldest. */
export async function settleDefault(db: CommandDatabase, accountId: string, type: AddressType): Promise<void> {
  const first = await db
    .selectFrom('account_address')
    .select(['id', 'is_default'])
    .where('account_id', '=', accountId)
    .where('address_type', '=', type)
    .orderBy('is_default', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (first === undefined || first.is_default === 1) return;
  await db
    .updateTable('account_address')
    .set({ is_default: 1 })
    .where('account_id', '=', accountId)
    .where('id', '=', first.id)
    .execute();
}
