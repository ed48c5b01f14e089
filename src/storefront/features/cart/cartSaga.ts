import { CART_ATTEMPTS, CART_RETRY_DELAY_MS } from '../../../contract/constants';
import { commandQueue } from '../../kernel/commands';
import { call, flush, fork, put, retry, take, type SagaGenerator } from '../../kernel/effects';
import { comesSoon } from '../../kernel/parts';
import { cartTabsSaga } from './cartTabsSaga';
import type { cartLateSaga, workCart } from './cartLate';
import { cartCommands, type CartCommand } from './commands/cartCommands';
import { itemFamily } from './commands/itemCommands';
import { miniCartSaga } from './miniCartSaga';

cartCommands.add(itemFamily);

let work: typeof workCart | undefined;
let arrived = (_saga: typeof cartLateSaga): void => undefined;
const arrival = new Promise<typeof cartLateSaga>((resolve) => (arrived = resolve));

const fetchWork = async (): Promise<void> => {
  const code = await import(/* webpackChunkName: "part-rest" */ './cartLate');
  work = code.workCart;
  arrived(code.cartLateSaga);
};
comesSoon({ load: fetchWork });

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
    if (!work) yield* call(awaitWork);
    if (work) yield* call(work, queue);
    // Nothing has been asked of the server.
    for (const { family, command } of yield* flush(queue)) {
      yield* put(family.failed(command, { code: 'NO_ANSWER', status: 0 }));
    }
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
