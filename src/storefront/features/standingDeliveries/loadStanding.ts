import { request } from '../../api';
import { call, type SagaGenerator } from '../../kernel/effects';
import { standingList } from './lazyStanding';
import { standingApi } from './standingApi';

/**
 * Reads an order's standing deliveries, or the whole account's (null), and the code that shows them. A failure shows
 * none.
 */
export function* loadStandingDeliveries(orderSummaryId: string | null): SagaGenerator {
  yield* call(standingList.load);
  yield* request(standingApi.endpoints.standingDeliveries.initiate(orderSummaryId, { subscribe: false }));
}
