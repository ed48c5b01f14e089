import { isAccountId } from '../../../contract/accountId';
import { readSessionValue, writeSessionValue } from './storage';
import { EFFECTIVE_ACCOUNT_KEY } from './storageKeys';

/** An account that a shopper acts for; a company's name is not personal. */
export interface EffectiveAccount {
  readonly id: string;
  readonly name: string;
}

/** Keeps the effective account of a user for this tab; null forgets it. */
export const storeEffectiveAccount = (userId: string | null, account: EffectiveAccount | null): void =>
  void writeSessionValue(EFFECTIVE_ACCOUNT_KEY, account && `${userId} ${account.id} ${account.name}`);

/** The effective account that this tab kept for the user; null: none, another user's, or the id of zeros. */
export function storedEffectiveAccount(userId: string | null): EffectiveAccount | null {
  const [keptFor, id, ...name] = readSessionValue(EFFECTIVE_ACCOUNT_KEY)?.split(' ') ?? [];
  return userId !== null && keptFor === userId && isAccountId(id) ? { id, name: name.join(' ') } : null;
}
