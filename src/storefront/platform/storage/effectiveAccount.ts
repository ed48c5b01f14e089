import { isAccountId } from '../../../contract/accountId';
import { readSessionValue, writeSessionValue } from './storage';

/** An account that a shopper acts for; a company's name is open. */
export interface EffectiveAccount {
  readonly id: string;
  readonly name: string;
}

const key = 'comptoir.actedFor';

/** Keeps for this tab whom a user acts for; null forgets. */
export const storeEffectiveAccount = (userId: string | null, account: EffectiveAccount | null): void =>
  void writeSessionValue(key, account && `${userId} ${account.id} ${account.name}`);

/** Whom this user acted for on the tab's page before; null: nobody, another user did, or the id stands for none. */
export function storedEffectiveAccount(userId: string | null): EffectiveAccount | null {
  const [keptFor, id, ...name] = readSessionValue(key)?.split(' ') ?? [];
  return userId !== null && keptFor === userId && isAccountId(id) ? { id, name: name.join(' ') } : null;
}
