import type { RootState } from '../../../storefront/kernel/state';
import type { QueryStatus } from '@reduxjs/toolkit/query';
import type { ArrivedState } from '../../../storefront/kernel/pageArrived';
import { sentAnswer } from './sentAnswer';

type CacheEntry =
  { readonly status: `${QueryStatus}`; readonly endpointName?: string; readonly data?: unknown } | undefined;

/** Whether no call of a page has failed so far. */
export const isWhole = ({ api }: RootState): boolean =>
  Object.values<CacheEntry>(api.queries).every((entry) => entry?.status !== 'rejected');

/**
 * The state that is sent to the browser: of the cache only the settled entries, of each answer only what pages read,
 * and nothing that differs between renders (request ids, time of the fetch). Equal pages have equal bytes, so that
 * validators work.
 */
export function dehydrate({ api, ...slices }: RootState): ArrivedState {
  const at = slices.location.arrivedAt;
  const queries = Object.fromEntries(
    Object.entries<CacheEntry>(api.queries).flatMap(([key, entry]) => {
      if (entry?.status !== 'fulfilled' && entry?.status !== 'rejected') return [];
      const data = sentAnswer(entry.endpointName, entry.data);
      const settled = entry.status === 'fulfilled' ? { data, fulfilledTimeStamp: at } : {};
      return [[key, { ...entry, requestId: 'server', startedTimeStamp: at, ...settled }] as const];
    }),
  );
  return { api: { queries, mutations: {}, provided: api.provided }, ...slices };
}
