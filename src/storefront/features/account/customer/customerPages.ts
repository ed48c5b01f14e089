import { call, fork, type SagaGenerator } from '../../../kernel/effects';
import type { PageModule } from '../../../kernel/page';
import { addressBookEvents, addressBookReducer, addressBookSaga } from '../../addresses';
import { reorderEvents, reorderReducer } from '../../orders';
import { leadToLogin } from './forCustomers';

function* customerSaga(): SagaGenerator {
  yield* fork(addressBookSaga);
  yield* call(leadToLogin);
}

/** What the pages of the account, and that of an order, have in common: their slices, events and processes. */
export const customerPages = {
  slices: { addressBook: addressBookReducer, reorder: reorderReducer },
  events: [addressBookEvents, reorderEvents],
  saga: customerSaga,
} satisfies Partial<PageModule>;
