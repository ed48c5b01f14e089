import { createApi } from '@reduxjs/toolkit/query/react';
import { STORE_ENTRY_LIFETIME_SECONDS } from '../../contract/constants';
import { pageArrived } from '../kernel/pageArrived';
import { baseQuery } from './baseQuery';
import { tagTypes } from './tags';

declare module '../kernel/state' {
  interface RootState {
    readonly api: ReturnType<typeof api.reducer>;
  }
}

/**
 * The one RTK Query API, into which features inject their endpoints. The entries that the server has cached arrive with
 * `page/arrived`, and expire like any other.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  keepUnusedDataFor: STORE_ENTRY_LIFETIME_SECONDS,
  refetchOnMountOrArgChange: STORE_ENTRY_LIFETIME_SECONDS,
  endpoints: () => ({}),
  // Server and browser have the same API of the same release. Cast to `never`, because naming its type here would be
  // circular.
  extractRehydrationInfo: (action) => (pageArrived.match(action) ? (action.payload.api as never) : undefined),
});
