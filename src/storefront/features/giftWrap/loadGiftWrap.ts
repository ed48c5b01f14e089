import type { CartItems } from '../../../contract/cart/cartItem';
import { call, select, type SagaGenerator } from '../../kernel/effects';
import { giftWrapReads } from './lazyGiftWrapOffer';
import { selectGiftWrapOffered } from './giftWrapSelectors';

/** Reads the products in which the order of a cart can be wrapped, if any are offered. */
export function* loadGiftWrap(items: CartItems): SagaGenerator {
  if (items.totalItemCount === 0 || !(yield* select(selectGiftWrapOffered))) return;
  const read = yield* call(giftWrapReads.load);
  yield* call(read, items);
}
