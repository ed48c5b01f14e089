import type { SearchResult } from '../../../contract/search/search';
import { searchApi } from '../../../storefront/features/search';
import type { RootState } from '../../../storefront/kernel/state';
import type { QueryStatus } from '@reduxjs/toolkit/query';
import type { ArrivedState } from '../../../storefront/kernel/pageArrived';
import { listedResult } from './listedResult';

type CacheEntry =
  { readonly status: `${QueryStatus}`; readonly endpointName?: string; readonly data?: unknown } | undefined;

/** Whether every call of a page has succeeded so far. */
export const isWhole = ({ api }: RootState): boolean =>
  Object.values<CacheEntry>(api.queries).every((entry) => entry?.status !== 'rejected');

const search = searchApi.endpoints.searchProducts.name;

/** What the browser gets of an answer: that of a search is cut to what its type in the storefront has. */
function sentData({ endpointName, data }: NonNullable<CacheEntry>): unknown {
  // Checked edge: the commerce routes have validated their answer.
  return endpointName === search && data ? listedResult(data as SearchResult) : data;
}

/**
 * The state that is sent to the browser, with only the fulfilled cache entries and without what differs between renders
 * (request ids, time of the fetch): equal pages have equal bytes, so that validators work.
 */
export function dehydrate({ api, ...slices }: RootState): ArrivedState {
  const at = slices.location.arrivedAt;
  const queries = Object.fromEntries(
    Object.entries<CacheEntry>(api.queries).flatMap(([key, entry]) => {
      if (entry?.status !== 'fulfilled' && entry?.status !== 'rejected') return [];
      const settled = entry.status === 'fulfilled' ? { data: sentData(entry), fulfilledTimeStamp: at } : {};
      return [[key, { ...entry, requestId: 'server', startedTimeStamp: at, ...settled }] as const];
    }),
  );
  return { api: { queries, mutations: {}, provided: api.provided }, ...slices };
}
