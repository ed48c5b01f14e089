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
import { orderingPathTo } from '../../../contract/orderingPaths';
import { api, localFailure, type ApiFailure, type Call } from '../../api';
import { contextApi } from '../context';

/** The account that the caller acts for stands in the path, never in the query (CHK-09). */
const accountIn = (effectiveAccountId: string | null): string => effectiveAccountId ?? CURRENT_ACCOUNT;

interface List {
  /** At most this many; with none to read nothing is asked. */
  readonly pageSize?: number;
  readonly pageToken?: string;
  /** Also those that lie where the webstore delivers no more. */
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
  // RTK Query knows of the state only that it holds its own cache.
  isLoggedIn(selectSession(state as Parameters<typeof selectSession>[0]).data);

const refused = (text: string): { readonly error: ApiFailure } => ({ error: localFailure('', 'REFUSED', text) });

/** The answer of a call of the contract, whose shape its own side has checked. */
type Answered<T> = { readonly data: T } | { readonly error: ApiFailure };

/**
 * The account's address book: for those who are logged in only. For a guest, or a page of no addresses, nothing is
 * asked and the failure says so (CHK-19).
 */
export const addressesApi = api.injectEndpoints({
  endpoints: (build) => ({
    addresses: build.query<Addresses, List | void>({
      queryFn: async (list, { getState }, _options, ask) => {
        const pageSize = list?.pageSize ?? ADDRESS_PAGE_SIZE;
        if (!isCustomer(getState()) || pageSize < 1) return refused(ERROR_TEXTS.addressesRefused);
        const call: Call = {
          path: ({ webstoreId }, effectiveAccountId) =>
            withQuery(orderingPathTo('addresses', { webstoreId, accountId: accountIn(effectiveAccountId) }), {
              addressType: 'Shipping',
              pageSize,
              pageToken: list?.pageToken,
              shouldShowDefaultAddrFirst: true,
              excludeUnsupportedCountries: list?.whole !== true,
            }),
          ownScope: true,
          privacy: 'addresses',
        };
        return (await ask(call)) as Answered<Addresses>;
      },
      providesTags: ['Address'],
    }),
    createAddress: build.mutation<Address, Create>({
      query: ({ key, address }) => ({
        method: 'POST',
        path: ({ webstoreId }, effectiveAccountId) =>
          orderingPathTo('addresses', { webstoreId, accountId: accountIn(effectiveAccountId) }),
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
            orderingPathTo('address', { webstoreId, accountId: accountIn(effectiveAccountId), addressId }),
          body: change,
          idempotencyKey: key,
          ownScope: true,
          privacy: 'address',
        };
        return (await ask(call)) as Answered<Address | null>;
      },
      invalidatesTags: ['Address'],
    }),
    removeAddress: build.mutation<null, Remove>({
      queryFn: async ({ key, addressId }, _life, _options, ask) => {
        if (addressId.trim() === '') return refused(ERROR_TEXTS.addressIdRequired);
        const call: Call = {
          method: 'DELETE',
          path: ({ webstoreId }, effectiveAccountId) =>
            orderingPathTo('address', { webstoreId, accountId: accountIn(effectiveAccountId), addressId }),
          idempotencyKey: key,
          ownScope: true,
          privacy: 'open',
        };
        return (await ask(call)) as Answered<null>;
      },
      invalidatesTags: ['Address'],
    }),
  }),
});
