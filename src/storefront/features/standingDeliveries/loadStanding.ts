import { request } from '../../api';
import { call, type SagaGenerator } from '../../kernel/effects';
import { standingList } from './lazyStanding';
import { standingApi } from './standingApi';

/**
 * Reads an order's standing deliveries, or the whole account's (null), and the code that shows them. A failed read is
 * left to the list: it reports the failure, or shows nothing if the server does not have the call (404).
 */
export function* loadStandingDeliveries(orderSummaryId: string | null): SagaGenerator {
  yield* call(standingList.load);
  yield* request(standingApi.endpoints.standingDeliveries.initiate(orderSummaryId, { subscribe: false }));
}
