import type { Action } from '@reduxjs/toolkit';
import type { AddItemsResult } from '../../../../contract/cart/cartItem';
import { request } from '../../../api';
import { call, put, select, type SagaGenerator } from '../../../kernel/effects';
import { cartChangedElsewhere, notifyTabs } from '../../../kernel/tabs';
import { selectMiniCartEnabled } from '../cartSelectors';
import type { CartWish } from '../cartWishes';
import { miniCartRequested } from '../miniCartSlice';
import { batchApi } from './batchApi';
import { batchEvents, type BatchOperation, type RefusedProduct } from './batchEvents';

/** Whether something asked of the cart is a batch of products. */
export const isBatchOperation = (operation: CartWish): operation is BatchOperation => operation.kind === 'addMany';

/** The mini cart shows what comes in, from the moment it is on its way. */
export function* showBatch(): SagaGenerator {
  if (yield* select(selectMiniCartEnabled)) yield* put(miniCartRequested());
}

/** One call of a batch. */
export const sendBatch = ({ commandId, goods }: BatchOperation): ReturnType<typeof request<unknown>> =>
  request(batchApi.endpoints.addItems.initiate({ commandId, goods }, { track: false }));

/** The outcome of a batch that was answered; null: the server still works on it. Results stand in the order of goods. */
export function batchDone(operation: BatchOperation, answer: AddItemsResult | null): Action {
  const results = answer?.results ?? [];
  const refused = operation.goods.flatMap(({ productId }, place): readonly RefusedProduct[] => {
    const { statusCode, result } = results[place] ?? { statusCode: 202, result: [] };
    if (statusCode < 300) return [];
    const [first] = Array.isArray(result) ? result : [];
    return [{ productId, code: first?.errorCode ?? `HTTP_${String(statusCode)}`, status: statusCode }];
  });
  return batchEvents.itemsAdded({ ...operation, refused });
}

/** The other tabs of this browser show the same cart. */
export function* tellBatch(): SagaGenerator {
  yield* call(notifyTabs, cartChangedElsewhere());
}
