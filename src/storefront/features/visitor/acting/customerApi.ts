import type {
  EffectiveAccount,
  ExternalManagedAccount,
  ExternalManagedAccounts,
} from '../../../../contract/context/sessionContext';
import type { UserRecord, UserRecordArgs } from '../../../../contract/context/userRecord';
import { STORE_ENTRY_LIFETIME_SECONDS, USER_RECORD_LIFETIME_MS } from '../../../../contract/constants';
import { ERROR_TEXTS } from '../../../../contract/errorTexts';
import { latePathTo } from '../../../../contract/latePaths';
import { withQuery } from '../../../../contract/paths';
import { api, askFor, localFailure, type Call } from '../../../api';

/**
 * The result of a request without an id or without fields, which is not sent (CTX-08), and of an answer without a body.
 */
export type NoRecord = Readonly<Record<string, never>>;

/** An account that the shopper may act for, in the shop's own form (CTX-03). */
export interface ManagedAccount {
  readonly id: string;
  readonly name: string;
  readonly isCurrentUserDefaultAccount: boolean;
  readonly address: ExternalManagedAccount['address'];
}

/** An account's detail; fields of type BOOLEAN, which the webstore API states as text, are booleans. */
export interface AccountDetail {
  readonly id: string;
  readonly isMyAccount: boolean;
  readonly fields: Readonly<Record<string, string | boolean | null>>;
}
interface AccountArgs {
  readonly accountId: string;
  readonly fields?: readonly string[];
}

const detailOf = ({ id, isMyAccount, fields }: EffectiveAccount): AccountDetail => ({
  id,
  isMyAccount,
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, { type, text }]) => [
      name,
      type.toUpperCase() === 'BOOLEAN' ? text === 'true' : text,
    ]),
  ),
});

/** The shopper's record, and the accounts they may act for. */
export const customerApi = api.injectEndpoints({
  endpoints: (build) => ({
    userRecord: build.query<UserRecord | NoRecord, UserRecordArgs>({
      queryFn: async ({ userId, optionalFields }, _life, _options, ask) => {
        if (userId.trim() === '' || optionalFields.length === 0) return { data: {} };
        const call: Call = {
          path: withQuery(latePathTo('userRecord', { recordId: userId }), { optionalFields }),
          // The record is the user's own, whatever their effective account.
          ownScope: true,
          privacy: 'userRecord',
        };
        const answer = await askFor<UserRecord | null>(ask, call);
        return 'data' in answer ? { data: answer.data ?? {} } : answer;
      },
      keepUnusedDataFor: USER_RECORD_LIFETIME_MS / 1000,
    }),
    managedAccounts: build.query<readonly ManagedAccount[], { readonly includeMyAccount?: boolean }>({
      query: (args) => ({
        path: ({ webstoreId }) => withQuery(latePathTo('externalManagedAccounts', { webstoreId }), args),
        ownScope: true,
        privacy: 'managedAccounts',
        requiredField: 'externalManagedAccounts',
      }),
      transformResponse: (reply: ExternalManagedAccounts | null) =>
        (reply?.externalManagedAccounts ?? []).map(({ accountId, accountName, isMyAccount, address }) => ({
          id: accountId,
          name: accountName,
          isCurrentUserDefaultAccount: isMyAccount,
          address,
        })),
      keepUnusedDataFor: STORE_ENTRY_LIFETIME_SECONDS,
    }),
    /** Without an account nothing is requested (CTX-05). */
    effectiveAccount: build.query<AccountDetail, AccountArgs>({
      queryFn: async ({ accountId, fields }, _life, _options, ask) => {
        if (typeof accountId !== 'string' || accountId.trim() === '') {
          return { error: localFailure('', 'REFUSED', ERROR_TEXTS.effectiveAccountIdRequired) };
        }
        const call: Call = {
          path: ({ webstoreId }) => withQuery(latePathTo('effectiveAccount', { webstoreId, accountId }), { fields }),
          ownScope: true,
          privacy: 'account',
          requiredField: 'fields',
        };
        const answer = await askFor<EffectiveAccount | null>(ask, call);
        // Without a body in the answer nothing is known about the account: it has no fields.
        const unknown = { id: accountId, isMyAccount: false, fields: {} };
        return 'data' in answer ? { data: detailOf(answer.data ?? unknown) } : answer;
      },
    }),
  }),
});
