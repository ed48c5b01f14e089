import type { RootState } from '../../../storefront/kernel/state';
import type { QueryStatus } from '@reduxjs/toolkit/query';
import type { ArrivedState } from '../../../storefront/kernel/pageArrived';

type CacheEntry = { readonly status: `${QueryStatus}` } | undefined;

/** Whether every question a page has asked so far was answered well. */
export const isWhole = ({ api }: RootState): boolean =>
  Object.values<CacheEntry>(api.queries).every((entry) => entry?.status !== 'rejected');

/**
 * The state as the browser takes it over. Of the cache only what has arrived, and nothing that differs from
 * one render to the next (request ids, the second of the fetch): equal pages have equal bytes, so that a
 * validator can answer for them.
 */
export function dehydrate({ api, ...slices }: RootState): ArrivedState {
  const at = slices.location.arrivedAt;
  const queries = Object.fromEntries(
    Object.entries<CacheEntry>(api.queries).flatMap(([key, entry]) => {
      if (entry?.status !== 'fulfilled' && entry?.status !== 'rejected') return [];
      const settled = entry.status === 'fulfilled' ? { fulfilledTimeStamp: at } : {};
      return [[key, { ...entry, requestId: 'server', startedTimeStamp: at, ...settled }] as const];
    }),
  );
  return { api: { queries, mutations: {}, provided: api.provided }, ...slices };
}
