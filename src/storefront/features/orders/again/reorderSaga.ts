import { afterCartFailure } from '../../../../commerce/retrySchedule';
import type { AddOrderToCartResult } from '../../../../contract/orders/orderSummary';
import { asCallFailure, localFailure, request, type Outcome } from '../../../api';
import { call, delay, put, select, takeLeading, type SagaGenerator } from '../../../kernel/effects';
import { cartChangedElsewhere, notifyTabs } from '../../../kernel/tabs';
import { cartEvents } from '../../cart';
import { ordersApi } from '../ordersApi';
import { reorderEvents, selectReorder } from './reorderSlice';

/** The process of ordering again: an order at a time, each wish to its one outcome. */
export function* reorderSaga(): SagaGenerator {
  yield* takeLeading(reorderEvents.requested, orderAgain);
}

function* orderAgain({ payload: wish }: ReturnType<typeof reorderEvents.requested>): SagaGenerator {
  const { inFlight } = yield* select(selectReorder);
  if (inFlight?.commandId !== wish.commandId) return;
  let outcome: Outcome<AddOrderToCartResult> = { failure: localFailure('', 'ABORTED') };
  yield* put(cartEvents.processingBegan());
  try {
    outcome = yield* call(callWithRepeats, wish);
  } finally {
    yield* put(cartEvents.processingEnded());
    if ('data' in outcome) {
      yield* put(reorderEvents.brought({ ...wish, lines: outcome.data.results }));
    } else {
      const { code, status } = outcome.failure;
      yield* put(reorderEvents.failed({ ...wish, code, status }));
    }
  }
  if ('data' in outcome) yield* call(notifyTabs, cartChangedElsewhere());
}

/** Like a change of the cart: three calls under one key while their failures may pass. */
function* callWithRepeats(
  wish: ReturnType<typeof reorderEvents.requested>['payload'],
): SagaGenerator<Outcome<AddOrderToCartResult>> {
  for (let attempt = 1; ; attempt += 1) {
    const initiated = ordersApi.endpoints.addOrderToCart.initiate(wish, { track: false });
    const outcome = yield* request(initiated);
    if ('data' in outcome) return outcome;
    const waitMs = afterCartFailure(attempt, asCallFailure(outcome.failure));
    if (waitMs === 'stop') return outcome;
    yield* delay(waitMs);
  }
}
