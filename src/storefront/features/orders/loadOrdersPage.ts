import { request } from '../../api';
import type { SagaGenerator } from '../../kernel/effects';
import type { PageResult } from '../../kernel/page';
import type { RouteMatch } from '../../kernel/pagePaths';
import { ordersApi } from './ordersApi';

/** The arguments of the endpoint `orderSummaries` for the page that the address names; by default the latest orders. */
export function historyPageOf(query: URLSearchParams) {
  const pageToken = query.get('page');
  return { pageSize: 10, ...(pageToken !== null && pageToken !== '' && { pageToken }) } as const;
}

/** The few orders shown by the account overview and, the last of them, by a buyer's home page. */
export const latestOrders = { pageSize: 3 } as const;

function* readOrders(list: { readonly pageSize: number; readonly pageToken?: string }): SagaGenerator<PageResult> {
  const outcome = yield* request(ordersApi.endpoints.orderSummaries.initiate(list, { subscribe: false }));
  if ('data' in outcome) return 200;
  return outcome.failure.status === 400 ? 404 : 503;
}

/** Reads a page of the history; 404 for an unknown page token. */
export const loadOrdersPage = ({ query }: Pick<RouteMatch, 'query'>): SagaGenerator<PageResult> =>
  readOrders(historyPageOf(query));

export const loadLatestOrders = (): SagaGenerator<PageResult> => readOrders(latestOrders);
