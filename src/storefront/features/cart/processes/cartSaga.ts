import { CART_ATTEMPTS, CART_RETRY_DELAY_MS } from '../../../../contract/constants';
import { commandQueue } from '../../../kernel/commands';
import { call, flush, fork, put, race, retry, take, type SagaGenerator } from '../../../kernel/effects';
import { lazyCode } from '../../../kernel/lazy';
import { sessionEnded } from '../../../kernel/session';
import { cartTabsSaga } from './cartTabsSaga';
import { cartCommands, type CartCommand } from '../commands/cartCommands';
import { itemFamily } from '../commands/itemCommands';
import { miniCartSaga } from '../miniCart/miniCartSaga';

cartCommands.add(itemFamily);

const late = lazyCode(() => import(/* webpackChunkName: "part-rest" */ './cartLate'), 'idle');

/**
 * The processes of the cart; they start with the store. Commands wait in a queue from the first moment on, and are
 * carried out as soon as the code that does it is there.
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
    // Nothing has been asked of the server.
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
    console.error(error);
  }
}
