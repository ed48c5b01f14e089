import { call, fork, type SagaGenerator } from '../../../kernel/effects';
import type { PageModule } from '../../../kernel/page';
import { addressBookEvents, addressBookReducer, addressBookSaga } from '../../addresses';
import { reorderEvents, reorderReducer } from '../../orders';
import { redirectToLogin } from './forCustomers';

function* customerSaga(): SagaGenerator {
  yield* fork(addressBookSaga);
  yield* call(redirectToLogin);
}

/** The slices, events and saga shared by the account pages and the order page. */
export const customerPages = {
  slices: { addressBook: addressBookReducer, reorder: reorderReducer },
  events: [addressBookEvents, reorderEvents],
  saga: customerSaga,
} satisfies Partial<PageModule>;
