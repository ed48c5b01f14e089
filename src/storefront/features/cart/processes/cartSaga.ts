import { CART_ATTEMPTS, CART_RETRY_DELAY_MS } from '../../../../contract/constants';
import { commandQueue } from '../../../kernel/commands';
import { call, flush, fork, put, race, retry, take, type SagaGenerator } from '../../../kernel/effects';
import { lazyCode } from '../../../kernel/lazy';
import { sessionEnded } from '../../../kernel/session';
import { cartTabsSaga } from './cartTabsSaga';
import { cartCommands, type CartCommand } from '../commands/cartCommands';
import { itemFamily } from '../commands/itemCommands';
import { miniCartSaga } from '../miniCart/miniCartSaga';
import { logError } from '../../../platform/page/pageErrors';

cartCommands.add(itemFamily);

const late = lazyCode(() => import(/* webpackChunkName: "late-rest" */ './cartLate'), 'idle');

/**
 * The cart's processes that start with the store. Commands are queued from the start and executed as soon as the late
 * code is loaded.
 */
export function* cartSaga(): SagaGenerator {
  yield* fork(miniCartSaga);
  yield* fork(cartTabsSaga);
  yield* fork(startLate);
  const queue = commandQueue<CartCommand>();
  yield* fork(cartCommands.enqueue, queue);
  for (;;) {
    yield* take(cartCommands.isRequest);
    const { over } = yield* race({ fetched: fetchLate(), over: take(sessionEnded) });
    const code = late.loaded();
    if (code && !over) yield* call(code.workCart, queue);
    // The code could not be loaded, or the session ended first: nothing was sent, and the commands fail.
    for (const { family, command } of yield* flush(queue)) {
      yield* put(family.failed(command, { code: over ? 'ABORTED' : 'NO_ANSWER', status: 0 }));
    }
  }
}

function* startLate(): SagaGenerator {
  const { cartLateSaga } = yield* call(late.arrival);
  yield* call(cartLateSaga);
}

function* fetchLate(): SagaGenerator {
  if (late.loaded()) return;
  try {
    yield* retry(CART_ATTEMPTS, CART_RETRY_DELAY_MS, late.load);
  } catch (error) {
    logError(error);
  }
}
