import { call, spawn } from 'redux-saga/effects';
import type { SagaGenerator } from '../api';
import { cartSaga } from '../features/cart';
import { menuDrawerSaga } from '../features/header';
import { noticesSaga } from '../features/notices';
import { navigationSaga } from './navigationSaga';

/** The processes that start with the store in the browser; a page's own start with the page. */
const processes = [navigationSaga, menuDrawerSaga, cartSaga, noticesSaga] as const;

export function* rootSaga(): SagaGenerator {
  for (const process of processes) yield spawn(keepAlive, process);
}

/** A process that fails by a bug is started again: the others and its own next run go on. */
function* keepAlive(process: () => SagaGenerator): SagaGenerator {
  for (;;) {
    try {
      yield call(process);
      return;
    } catch (error) {
      console.error(error);
    }
  }
}
