import { fork, type SagaGenerator } from '../../../kernel/effects';
import { guestCartSaga } from '../guest/guestCartSaga';
import { cartReadySaga } from '../readiness/cartReadySaga';
import { cartNoticesSaga } from './cartNoticesSaga';

// The parts of the cart that the first load does not need: these processes, and the code that executes its commands.
export { workCart } from '../commands/workCart';

/** The cart's processes that start with the late code. */
export function* cartLateSaga(): SagaGenerator {
  yield* fork(guestCartSaga);
  yield* fork(cartReadySaga);
  yield* fork(cartNoticesSaga);
}
