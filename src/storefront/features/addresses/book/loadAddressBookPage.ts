import { request } from '../../../api';
import type { SagaGenerator } from '../../../kernel/effects';
import type { PageResult } from '../../../kernel/page';
import type { RouteMatch } from '../../../kernel/pagePaths';
import { addressesApi } from '../addressesApi';

/** The arguments of the endpoint `addresses` for the page of the book that the address names; by default the first. */
export function bookPageOf(query: URLSearchParams) {
  const pageToken = query.get('page');
  return { whole: true, ...(pageToken !== null && pageToken !== '' && { pageToken }) } as const;
}

/** Reads a page of the book; 404 for an unknown page token. */
export function* loadAddressBookPage({ query }: Pick<RouteMatch, 'query'>): SagaGenerator<PageResult> {
  const outcome = yield* request(addressesApi.endpoints.addresses.initiate(bookPageOf(query), { subscribe: false }));
  if ('data' in outcome) return 200;
  return outcome.failure.status === 400 ? 404 : 503;
}
