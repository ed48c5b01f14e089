import { ID_PREFIXES, normalizeId } from '../../contract/ids';
import type { ReadDatabase } from '../database/Database';

/** Parses a stored list of buyer groups. Throws on anything else. */
export function groupsIn(json: string): readonly string[] {
  const value: unknown = JSON.parse(json);
  if (!Array.isArray(value)) throw new Error('The database holds an account whose buyer groups are no list.');
  return value.map(String);
}

/** The buyer groups of an account; none where it does not exist (any more). */
export async function buyerGroupsOf(db: ReadDatabase, accountId: string): Promise<readonly string[]> {
  const row = await db.selectFrom('account').select('buyer_groups').where('id', '=', accountId).executeTakeFirst();
  return row === undefined ? [] : groupsIn(row.buyer_groups);
}

/** The buyer groups of several accounts, by id; one that does not exist (any more) is missing. */
export async function buyerGroupsByAccount(
  db: ReadDatabase,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db.selectFrom('account').select(['id', 'buyer_groups']).where('id', 'in', accountIds).execute();
  return new Map(rows.map(({ id, buyer_groups }) => [id, groupsIn(buyer_groups)]));
}

/** An account that a user may act for. */
export interface EffectiveAccount {
  readonly accountId: string;
  /** ISO code. */
  readonly country: string;
  readonly buyerGroups: readonly string[];
}

/** The account with this id, if users of `ownAccountId` may act for it: their own, or one it manages. */
export async function accountFor(
  db: ReadDatabase,
  ownAccountId: string,
  asked: string,
): Promise<EffectiveAccount | null> {
  const id = normalizeId(asked);
  if (id?.startsWith(ID_PREFIXES.account) !== true) return null;
  const row = await db
    .selectFrom('account')
    .leftJoin('managed_account', (join) =>
      join.onRef('managed_account.account_id', '=', 'account.id').on('managed_account.manager_id', '=', ownAccountId),
    )
    .select(['account.id', 'account.country', 'account.buyer_groups'])
    .where('account.id', '=', id)
    .where((where) => where.or([where('account.id', '=', ownAccountId), where('managed_account.id', 'is not', null)]))
    .executeTakeFirst();
  return row === undefined
    ? null
    : { accountId: row.id, country: row.country, buyerGroups: groupsIn(row.buyer_groups) };
}
