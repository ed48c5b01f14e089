import { put, select, takeEvery } from 'redux-saga/effects';
import type { SagaGenerator } from '../../api';
import { selectMiniCartEnabled } from './cartSelectors';
import { cartEvents } from './cartSlice';
import { miniCartOpened } from './miniCartSlice';

/** The mini cart shows what comes in, from the moment it is on its way. */
export function* miniCartSaga(): SagaGenerator {
  yield takeEvery(cartEvents.itemAddRequested.type, openIfEnabled);
}

function* openIfEnabled(): SagaGenerator {
  if ((yield select(selectMiniCartEnabled)) as boolean) yield put(miniCartOpened());
}
