import type { Action } from '@reduxjs/toolkit';
import { isReady } from '../../../../contract/cart/cart';
import type { RootState } from '../../../kernel/state';
import { call, select, takeLeading, type SagaGenerator } from '../../../kernel/effects';
import { awaitCart } from './awaitCart';
import { cartApi } from '../cartApi';
import { isUnfinished, type CartReading } from './cartReading';

const { cartSummary, cartItems } = cartApi.endpoints;

const isUnfinishedReading = (action: Action): action is CartReading =>
  (cartSummary.matchFulfilled(action) || cartItems.matchFulfilled(action)) &&
  isUnfinished(action as unknown as CartReading);

/** Polls a cart that the server is processing, whatever caused it. */
export function* cartReadySaga(): SagaGenerator {
  const unfinished = unfinishedReadIn(yield* select());
  if (unfinished) yield* call(awaitCart, unfinished);
  // `takeLeading` ignores the reads that polling itself makes.
  yield* takeLeading(isUnfinishedReading, awaitCart);
}

/** An unfinished read that arrived with the page or before this code was loaded. */
function unfinishedReadIn(state: RootState): Pick<CartReading, 'meta'> | null {
  if (!isReady(cartSummary.select(undefined)(state).data?.asyncOperationStatus)) {
    return { meta: { arg: { endpointName: 'cartSummary', originalArgs: undefined } } };
  }
  const page = cartApi.util.selectCachedArgsForQuery(state, 'cartItems').find((asked) => {
    const { data } = cartItems.select(asked)(state);
    return data === null || !isReady(data?.cartSummary.asyncOperationStatus);
  });
  return page === undefined ? null : { meta: { arg: { endpointName: 'cartItems', originalArgs: page } } };
}
