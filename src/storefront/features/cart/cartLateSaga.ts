import { fork, type SagaGenerator } from '../../kernel/effects';
import { cartReadySaga } from './cartReadySaga';
import { guestCartSaga } from './guestCartSaga';

/** The processes of the cart that look at what is there when they come: they start with the late code. */
export function* cartLateSaga(): SagaGenerator {
  yield* fork(guestCartSaga);
  yield* fork(cartReadySaga);
}
