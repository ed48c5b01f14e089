import { request, type Outcome } from '../../api';
import { all, type SagaGenerator } from '../../kernel/effects';
import type { PageResult } from '../../kernel/page';
import type { RouteMatch } from '../../kernel/pagePaths';
import { ordersApi } from './ordersApi';

const once = { subscribe: false } as const;

/** Statuses shown as 404, so that the existence of other people's orders is not revealed. */
const hidden = [400, 401, 403, 404];

function resultOf(found: Outcome<unknown>): PageResult {
  if ('data' in found) return 200;
  return hidden.includes(found.failure.status) ? 404 : 503;
}

export function* loadOrderPage({ params }: RouteMatch): SagaGenerator<PageResult> {
  const orderSummaryId = params['orderReferenceNumber'] ?? '';
  const [found] = yield* all([
    request(ordersApi.endpoints.orderSummary.initiate(orderSummaryId, once)),
    request(ordersApi.endpoints.orderItems.initiate({ orderSummaryId }, once)),
  ]);
  return resultOf(found);
}

/** Also loads the order: the invoice never changes, so only the order says whether it was cancelled since. */
export function* loadInvoicePage({ params }: RouteMatch): SagaGenerator<PageResult> {
  const { orderInvoice, orderSummary } = ordersApi.endpoints;
  const orderSummaryId = params['orderReferenceNumber'] ?? '';
  const [invoice, order] = yield* all([
    request(orderInvoice.initiate(orderSummaryId, once)),
    request(orderSummary.initiate(orderSummaryId, once)),
  ]);
  return 'data' in invoice ? resultOf(order) : resultOf(invoice);
}
