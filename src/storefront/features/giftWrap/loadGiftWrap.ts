import type { CartItems } from '../../../contract/cart/cartItem';
import { all, call, select, type SagaGenerator } from '../../kernel/effects';
import { logError } from '../../platform/page/pageErrors';
import { giftWrapOffer, giftWrapReads } from './lazyGiftWrapOffer';
import { selectGiftWrapOffered } from './giftWrapSelectors';

/**
 * Loads the offer of gift wrap for a cart, code and data, if there is any. A file that cannot be loaded is logged, and
 * does not prevent the page: the offer requests it again when it is rendered.
 */
export function* loadGiftWrap(items: CartItems): SagaGenerator {
  if (items.totalItemCount === 0 || !(yield* select(selectGiftWrapOffered))) return;
  try {
    const [read] = yield* all([call(giftWrapReads.load), call(giftWrapOffer.load)]);
    yield* call(read, items);
  } catch (error) {
    logError(error);
  }
}
