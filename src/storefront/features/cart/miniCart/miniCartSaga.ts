import { CART_ADDRESS } from '../../../../contract/pages/pageReference';
import { call, put, select, takeEvery, type SagaGenerator } from '../../../kernel/effects';
import { awaitComponent } from '../../../kernel/lazy';
import { leaveFor } from '../../../platform/page/document';
import { selectMiniCartEnabled } from '../cartSelectors';
import { cartEvents } from '../cartSlice';
import { miniCart } from './lazyMiniCart';
import { miniCartFailed, miniCartOpened, miniCartRequested } from './miniCartSlice';

/** Opens the mini cart as soon as a product is sent to the cart. */
export function* miniCartSaga(): SagaGenerator {
  yield* takeEvery([miniCartRequested, cartEvents.itemAddRequested], open);
}

function* open({ type }: { readonly type: string }): SagaGenerator {
  if (!(yield* select(selectMiniCartEnabled))) return;
  try {
    if (!(yield* call(awaitComponent, miniCart))) return;
  } catch {
    // From here on the badge links to the cart page, and additions raise a notice.
    yield* put(miniCartFailed());
    if (type === miniCartRequested.type) yield* call(leaveFor, CART_ADDRESS);
    return;
  }
  yield* put(miniCartOpened());
}
