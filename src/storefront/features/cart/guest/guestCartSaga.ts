import { isPayAddress } from '../../../../contract/pages/payLink';
import { call, select, takeEvery, type SagaGenerator } from '../../../kernel/effects';
import { selectLocation } from '../../../kernel/location';
import { cartApi } from '../cartApi';
import { selectIsGuest, selectSummary } from '../cartSelectors';
import { isGuestCartMergeDue, keepGuestCartApart, rememberedGuestCart, rememberGuestCart } from './guestCart';
import { preserveGuestCart } from './preserveGuestCart';

/** Remembers a guest's cart; one that a login did not merge is merged when a page starts, except at a pay link. */
export function* guestCartSaga(): SagaGenerator {
  yield* call(remember);
  yield* takeEvery(cartApi.endpoints.cartSummary.matchFulfilled, remember);
  if (rememberedGuestCart() === null || (yield* select(selectIsGuest)) !== false) return;
  const { pathname, search } = yield* select(selectLocation);
  if (isPayAddress(pathname + search)) {
    // A login without JavaScript leads here, and only its target shows that it was opened from a pay link. A merge that
    // another login has begun waits for the next page.
    if (!isGuestCartMergeDue()) keepGuestCartApart();
  } else yield* call(preserveGuestCart, []);
}

function* remember(): SagaGenerator {
  const { data } = yield* select(selectSummary);
  if (data && (yield* select(selectIsGuest))) rememberGuestCart(data.cartId);
}
