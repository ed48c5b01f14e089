import { fork, type SagaGenerator } from '../../../kernel/effects';
import { cartNoticesSaga } from './cartNoticesSaga';
import { cartReadySaga } from '../readiness/cartReadySaga';
import { guestCartSaga } from '../guest/guestCartSaga';

/** The cart's processes that start with the late code. */
export function* cartLateSaga(): SagaGenerator {
  yield* fork(guestCartSaga);
  yield* fork(cartReadySaga);
  yield* fork(cartNoticesSaga);
}
