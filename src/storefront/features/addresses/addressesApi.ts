import {
  ADDRESS_PAGE_SIZE,
  CURRENT_ACCOUNT,
  type Address,
  type Addresses,
  type ChangeAddressBody,
  type CreateAddressBody,
} from '../../../contract/addresses/address';
import { isLoggedIn } from '../../../contract/context/sessionContext';
import { ERROR_TEXTS } from '../../../contract/errorTexts';
import { withQuery } from '../../../contract/paths';
import { latePathTo } from '../../../contract/latePaths';
import { api, askFor, localFailure, type ApiFailure, type Call } from '../../api';
import { contextApi } from '../context';

/** The effective account is part of the path, not of the query (CHK-09). */
const accountIn = (effectiveAccountId: string | null): string => effectiveAccountId ?? CURRENT_ACCOUNT;

interface List {
  /** The maximum number of addresses; with 0 the query fails without a call. */
  readonly pageSize?: number;
  readonly pageToken?: string;
  /** Includes addresses in countries that are no longer served. */
  readonly whole?: boolean;
}
interface Create {
  readonly key: string;
  readonly address: CreateAddressBody;
}
interface Update {
  readonly key: string;
  readonly addressId: string;
  readonly change: ChangeAddressBody;
}
interface Remove {
  readonly key: string;
  readonly addressId: string;
}

const selectSession = contextApi.endpoints.sessionContext.select(undefined);
const isCustomer = (state: unknown): boolean =>
  // RTK Query types the state only as its own cache.
  isLoggedIn(selectSession(state as Parameters<typeof selectSession>[0]).data);

const refused = (text: string): { readonly error: ApiFailure } => ({ error: localFailure('', 'REFUSED', text) });

/**
 * The account's address book. For a guest, or a page size of 0, no addresses are requested: the query fails (CHK-19).
 * So does a change of an address without an id.
 */
export const addressesApi = api.injectEndpoints({
  endpoints: (build) => ({
    addresses: build.query<Addresses, List | void>({
      queryFn: async (list, { getState }, _options, ask) => {
        const pageSize = list?.pageSize ?? ADDRESS_PAGE_SIZE;
        if (!isCustomer(getState()) || pageSize < 1) return refused(ERROR_TEXTS.addressesRefused);
        const call: Call = {
          path: ({ webstoreId }, effectiveAccountId) =>
            withQuery(latePathTo('addresses', { webstoreId, accountId: accountIn(effectiveAccountId) }), {
              addressType: 'Shipping',
              pageSize,
              pageToken: list?.pageToken,
              shouldShowDefaultAddrFirst: true,
              excludeUnsupportedCountries: list?.whole !== true,
            }),
          ownScope: true,
          privacy: 'addresses',
        };
        return askFor<Addresses>(ask, call);
      },
      providesTags: ['Address'],
    }),
    createAddress: build.mutation<Address, Create>({
      query: ({ key, address }) => ({
        method: 'POST',
        path: ({ webstoreId }, effectiveAccountId) =>
          latePathTo('addresses', { webstoreId, accountId: accountIn(effectiveAccountId) }),
        body: address,
        idempotencyKey: key,
        ownScope: true,
        privacy: 'address',
      }),
      invalidatesTags: ['Address'],
    }),
    updateAddress: build.mutation<Address | null, Update>({
      queryFn: async ({ key, addressId, change }, _life, _options, ask) => {
        if (addressId.trim() === '') return refused(ERROR_TEXTS.addressIdRequired);
        const call: Call = {
          method: 'PATCH',
          path: ({ webstoreId }, effectiveAccountId) =>
            latePathTo('address', { webstoreId, accountId: accountIn(effectiveAccountId), addressId }),
          body: change,
          idempotencyKey: key,
          ownScope: true,
          privacy: 'address',
        };
        return askFor<Address | null>(ask, call);
      },
      invalidatesTags: ['Address'],
    }),
    removeAddress: build.mutation<null, Remove>({
      queryFn: async ({ key, addressId }, _life, _options, ask) => {
        if (addressId.trim() === '') return refused(ERROR_TEXTS.addressIdRequired);
        const call: Call = {
          method: 'DELETE',
          path: ({ webstoreId }, effectiveAccountId) =>
            latePathTo('address', { webstoreId, accountId: accountIn(effectiveAccountId), addressId }),
          idempotencyKey: key,
          ownScope: true,
          privacy: 'open',
        };
        return askFor<null>(ask, call);
      },
      invalidatesTags: ['Address'],
    }),
  }),
});
