import type { ManagedAccount } from '../../../features/visitor/acting/late';

/** The accounts the shopper may act for, including their own (PRF-05). */
export const allAccounts = { includeMyAccount: true } as const;

/** With only their own account there is nothing to choose. */
export const hasOtherAccount = (accounts: readonly ManagedAccount[]): boolean =>
  accounts.some((account) => !account.isCurrentUserDefaultAccount);
