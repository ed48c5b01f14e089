import { buffers } from 'redux-saga';
import { CART_ATTEMPTS, CART_RETRY_DELAY_MS } from '../../../contract/constants';
import { actionChannel, call, flush, fork, put, retry, take, type SagaGenerator } from '../../kernel/effects';
import { comesSoon } from '../../kernel/parts';
import { cartTabsSaga } from './cartTabsSaga';
import { failedAction, isWish } from './cartWishes';
import type { cartLateSaga, workCart } from './cartWork';
import { miniCartSaga } from './miniCartSaga';

let work: typeof workCart | undefined;
let arrived = (_saga: typeof cartLateSaga): void => undefined;
const arrival = new Promise<typeof cartLateSaga>((resolve) => (arrived = resolve));

const fetchWork = async (): Promise<void> => {
  const code = await import(/* webpackChunkName: "part-rest" */ './cartWork');
  work = code.workCart;
  arrived(code.cartLateSaga);
};
comesSoon({ load: fetchWork });

/**
 * The processes of the cart; they start with the store. What is wished waits in a queue from the first moment on, and
 * is worked as soon as the code that does it is there.
 */
export function* cartSaga(): SagaGenerator {
  yield* fork(miniCartSaga);
  yield* fork(cartTabsSaga);
  yield* fork(startLate);
  const queue = yield* actionChannel(isWish, buffers.expanding());
  for (;;) {
    yield* take(isWish);
    if (!work) yield* call(awaitWork);
    if (work) yield* call(work, queue);
    // Nothing has been asked of the server.
    const wishes = yield* flush(queue);
    for (const { payload } of wishes) yield* put(failedAction(payload, { code: 'NO_ANSWER', status: 0 }));
  }
}

function* startLate(): SagaGenerator {
  const saga = yield* call(() => arrival);
  yield* call(saga);
}

function* awaitWork(): SagaGenerator {
  try {
    yield* retry(CART_ATTEMPTS, CART_RETRY_DELAY_MS, fetchWork);
  } catch (error) {
    console.error(error);
  }
}
