import type { ManagedAccount } from '../../../features/visitor/acting/late';

/** The arguments of the read of the accounts that the shopper may act for, including their own (PRF-05). */
export const allAccounts = { includeMyAccount: true } as const;

/** Whether there is another account to choose than the shopper's own. */
export const hasOtherAccount = (accounts: readonly ManagedAccount[]): boolean =>
  accounts.some((account) => !account.isCurrentUserDefaultAccount);
