import type { Static } from 'typebox';
import type {
  effectiveAccountSchema,
  externalManagedAccountsQuery,
  externalManagedAccountsSchema,
  sessionContextSchema,
} from './sessionContext.schema';

/**
 * Who is calling. The effective account is not part of it: the storefront keeps that. `isBuyer`, an addition to the
 * webstore API, says whether a logged-in user may order; the shop's own people may not. For a guest it means nothing.
 */
export type SessionContext = Static<typeof sessionContextSchema>;
export type Profile = NonNullable<SessionContext['profile']>;
export type BuyerGroup = SessionContext['buyerGroups'][number];
export interface SessionContextArgs {
  readonly effectiveAccountId?: string;
}

export type ExternalManagedAccountsQuery = Static<typeof externalManagedAccountsQuery>;
export type ExternalManagedAccounts = Static<typeof externalManagedAccountsSchema>;
export type ExternalManagedAccount = ExternalManagedAccounts['externalManagedAccounts'][number];
export type EffectiveAccount = Static<typeof effectiveAccountSchema>;

/** Whether the caller is logged in: only an explicit `false` for guest says so (CTX-11). */
export const isLoggedIn = (session: Partial<SessionContext> | null | undefined): boolean =>
  session?.guestUser === false;
