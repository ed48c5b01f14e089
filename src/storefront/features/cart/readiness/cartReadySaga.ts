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

/** A cart that the server still works on is read until it is done, whatever set it to work. */
export function* cartReadySaga(): SagaGenerator {
  const told = readBefore(yield* select());
  // Its own readings tell nothing new.
  if (told) yield* call(awaitCart, told);
  yield* takeLeading(isUnfinishedReading, awaitCart);
}

/** An unfinished reading that the page came with, or that came before this code. */
function readBefore(state: RootState): Pick<CartReading, 'meta'> | null {
  if (!isReady(cartSummary.select(undefined)(state).data?.asyncOperationStatus)) {
    return { meta: { arg: { endpointName: 'cartSummary', originalArgs: undefined } } };
  }
  const page = cartApi.util.selectCachedArgsForQuery(state, 'cartItems').find((asked) => {
    const { data } = cartItems.select(asked)(state);
    return data === null || !isReady(data?.cartSummary.asyncOperationStatus);
  });
  return page === undefined ? null : { meta: { arg: { endpointName: 'cartItems', originalArgs: page } } };
}
