import { put, takeEvery, type SagaGenerator } from '../../../kernel/effects';
import { cartChangedElsewhere, orderPlacedElsewhere } from '../../../kernel/tabs';
import { cartOutdated } from '../cartApi';

/** The tabs of one browser share a cart: refetches it when another tab has changed it. */
export function* cartTabsSaga(): SagaGenerator {
  yield* takeEvery([cartChangedElsewhere, orderPlacedElsewhere], refetchCart);
}

function* refetchCart(): SagaGenerator {
  yield* put(cartOutdated());
}
