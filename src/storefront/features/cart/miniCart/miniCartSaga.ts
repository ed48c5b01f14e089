import { CART_ADDRESS } from '../../../../contract/pages/pageReference';
import { call, delay, put, select, take, takeEvery, takeLatest, type SagaGenerator } from '../../../kernel/effects';
import { awaitComponent } from '../../../kernel/lazy';
import { navigationRequested } from '../../../kernel/location';
import { selectMiniCartEnabled } from '../cartSelectors';
import { cartEvents, cartSelectors } from '../cartSlice';
import { miniCart } from './lazyMiniCart';
import {
  miniCartClosed,
  miniCartEntered,
  miniCartFailed,
  miniCartLeft,
  miniCartOpened,
  miniCartRequested,
  selectMiniCartIsLeft,
} from './miniCartSlice';

/** Ms until the panel closes: after the last addition, or after pointer and focus have left the panel. */
export const MINI_CART_PANEL_MS = 8000;

const { itemAddRequested, itemAdded, itemAddFailed } = cartEvents;

/** Opens the mini cart on request and as soon as a product is being added, and closes the panel when nobody uses it. */
export function* miniCartSaga(): SagaGenerator {
  yield* takeEvery([miniCartRequested, itemAddRequested], open);
  yield* takeLatest([miniCartOpened, miniCartEntered, miniCartLeft], closeAfterAWhile);
}

function* open({ type }: { readonly type: string }): SagaGenerator {
  if (!(yield* select(selectMiniCartEnabled))) return;
  try {
    if (!(yield* call(awaitComponent, miniCart))) return;
  } catch {
    // From here on the badge links to the cart page, and additions raise a notice.
    yield* put(miniCartFailed());
    if (type === miniCartRequested.type) yield* put(navigationRequested(CART_ADDRESS));
    return;
  }
  yield* put(miniCartOpened(type === itemAddRequested.type ? 'panel' : undefined));
}

/**
 * The panel stays while additions are in flight: it reports their repeats. After a final failure, which is reported
 * elsewhere, it closes at once.
 */
function* closeAfterAWhile(): SagaGenerator {
  if (!(yield* select(selectMiniCartIsLeft))) return;
  let failed = false;
  while (yield* select(cartSelectors.selectIsAddingAny)) {
    failed = itemAddFailed.match(yield* take([itemAdded, itemAddFailed]));
  }
  if (!failed) yield* delay(MINI_CART_PANEL_MS);
  yield* put(miniCartClosed());
}
