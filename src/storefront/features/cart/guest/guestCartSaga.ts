import { call, select, takeEvery, type SagaGenerator } from '../../../kernel/effects';
import { cartApi } from '../cartApi';
import { selectIsGuest, selectSummary } from '../cartSelectors';
import { rememberedGuestCart, rememberGuestCart } from './guestCart';
import { preserveGuestCart } from './preserveGuestCart';

/** Remembers a guest's cart; one that a login did not merge is merged when a page starts. */
export function* guestCartSaga(): SagaGenerator {
  yield* call(remember);
  yield* takeEvery(cartApi.endpoints.cartSummary.matchFulfilled, remember);
  if (rememberedGuestCart() === null || (yield* select(selectIsGuest)) !== false) return;
  yield* call(preserveGuestCart, []);
}

function* remember(): SagaGenerator {
  const { data } = yield* select(selectSummary);
  if (data && (yield* select(selectIsGuest))) rememberGuestCart(data.cartId);
}
