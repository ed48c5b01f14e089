import type { Action } from '@reduxjs/toolkit';
import type { Channel } from 'redux-saga';
import { mayPass } from '../../../commerce/retrySchedule';
import type { AddItemsResult } from '../../../contract/cart/cartItem';
import { asCallFailure, failureOf, request, type ApiFailure, type Outcome } from '../../api';
import { call, cancel, flush, fork, put, race, take, type SagaGenerator } from '../../kernel/effects';
import { sessionEnded } from '../../kernel/session';
import { batchDone, isBatchOperation, sendBatch, showBatch, tellBatch } from './batch/workBatch';
import { cartApi, cartTags } from './cartApi';
import { cartNoticesSaga } from './cartNoticesSaga';
import { callWithRepeats } from './cartRepeats';
import { cartEvents } from './cartSlice';
import { failedAction, type CartWish, type OperationAction } from './cartWishes';
import { couponDone, isCouponOperation, sendCoupon, tellCoupon } from './coupons/workCoupon';

export { cartLateSaga } from './cartLateSaga';

/**
 * Works one queue for everything that changes the cart and tells what came of it, until the session ends: what was
 * asked for in it is not done to the cart of whoever comes next.
 */
export function* workCart(queue: Channel<OperationAction>): SagaGenerator {
  const notices = yield* fork(cartNoticesSaga);
  yield* race({ worked: workQueue(queue), over: take(sessionEnded) });
  yield* cancel(notices);
}

/**
 * Strictly in order, so that two changes of a line never overtake each other. Whatever ends it, each operation gets an
 * outcome.
 */
function* workQueue(queue: Channel<OperationAction>): SagaGenerator {
  let waiting: CartWish[] = [];
  try {
    for (;;) {
      if (waiting.length === 0) waiting.push((yield* take(queue)).payload);
      const arrived = yield* flush(queue);
      waiting = yield* call(coalesce, [...waiting, ...arrived.map(({ payload }) => payload)]);
      const next = waiting.shift();
      if (next) yield* call(work, next);
    }
  } finally {
    const late = yield* flush(queue);
    for (const operation of [...waiting, ...late.map(({ payload }) => payload)]) {
      yield* put(failedAction(operation, { code: 'ABORTED', status: 0 }));
    }
  }
}

/** Of neighbours that concern one line only the newest is worth a call. */
function* coalesce(operations: readonly CartWish[]): SagaGenerator<CartWish[]> {
  const kept: CartWish[] = [];
  for (const [index, operation] of operations.entries()) {
    const next = operations[index + 1];
    if (operation.kind === 'change' && next && 'cartItemId' in next && next.cartItemId === operation.cartItemId) {
      yield* put(cartEvents.changeSuperseded(operation));
    } else {
      kept.push(operation);
    }
  }
  return kept;
}

/** One operation from its first call to its one outcome; it never throws. */
function* work(operation: CartWish): SagaGenerator {
  let settled = false;
  let failure: Pick<ApiFailure, 'code' | 'status'> = { code: 'ABORTED', status: 0 };
  const isCoupon = isCouponOperation(operation);
  const isBatch = isBatchOperation(operation);
  // Totals change under what is no operation of a line.
  const isFlagged = isCoupon || isBatch;
  if (isFlagged) yield* put(cartEvents.processingBegan());
  if (isBatch) yield* call(showBatch);
  try {
    const outcome = yield* call(
      callWithRepeats<unknown>,
      operation.commandId,
      () => send(operation),
      // Too many codes were tried: that does not pass within seconds.
      ({ status }: Pick<ApiFailure, 'status'>) => !(isCoupon && status === 429),
    );
    settled = true;
    if ('data' in outcome) {
      yield* put(succeededAction(operation, outcome.data));
      if (isCoupon) yield* call(tellCoupon);
      if (isBatch) yield* call(tellBatch);
      return;
    }
    yield* put(failedAction(operation, outcome.failure));
    if (leavesDoubt(outcome.failure)) yield* put(cartApi.util.invalidateTags([...cartTags]));
  } catch (error) {
    console.error(error);
    failure = failureOf(error);
  } finally {
    if (!settled) yield* put(failedAction(operation, failure));
    if (isFlagged) yield* put(cartEvents.processingEnded());
  }
}

const untracked = { track: false } as const;

function send(operation: CartWish): SagaGenerator<Outcome<unknown>> {
  if (isCouponOperation(operation)) return sendCoupon(operation);
  if (isBatchOperation(operation)) return sendBatch(operation);
  const { commandId, quantity } = operation;
  const { addItem, changeItemQuantity, removeItem } = cartApi.endpoints;
  switch (operation.kind) {
    case 'add':
      return request(addItem.initiate({ commandId, productId: operation.productId, quantity }, untracked));
    case 'change':
      return request(changeItemQuantity.initiate({ commandId, cartItemId: operation.cartItemId, quantity }, untracked));
    case 'remove':
      return request(removeItem.initiate({ commandId, cartItemId: operation.cartItemId }, untracked));
  }
}

/** The call may have been done all the same, or speaks of a line that is no more: what is shown is read anew. */
const leavesDoubt = (failure: ApiFailure): boolean =>
  mayPass(asCallFailure(failure)) || failure.code === 'NOT_JSON' || [404, 409, 410].includes(failure.status);

function succeededAction(operation: CartWish, data: unknown): Action {
  if (isCouponOperation(operation)) return couponDone(operation);
  // The endpoint's own answer.
  if (isBatchOperation(operation)) return batchDone(operation, data as AddItemsResult | null);
  switch (operation.kind) {
    case 'add':
      return cartEvents.itemAdded(operation);
    case 'change':
      return cartEvents.quantityChanged(operation);
    case 'remove':
      return cartEvents.itemRemoved(operation);
  }
}
