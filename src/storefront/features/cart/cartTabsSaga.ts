import { call, put, takeEvery, type SagaGenerator } from '../../kernel/effects';
import { cartChangedElsewhere, orderPlacedElsewhere, notifyTabs } from '../../kernel/tabs';
import { cartApi, cartTags } from './cartApi';
import { cartEvents } from './cartSlice';

const { itemAdded, quantityChanged, itemRemoved } = cartEvents;

/** The tabs of one browser share a cart: each tells what it changed, and shows what the others did. */
export function* cartTabsSaga(): SagaGenerator {
  yield* takeEvery([itemAdded, quantityChanged, itemRemoved], tell);
  yield* takeEvery([cartChangedElsewhere, orderPlacedElsewhere], readAnew);
}

function* tell(): SagaGenerator {
  yield* call(notifyTabs, cartChangedElsewhere());
}

function* readAnew(): SagaGenerator {
  yield* put(cartApi.util.invalidateTags([...cartTags]));
}
