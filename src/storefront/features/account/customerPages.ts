import { ACCOUNT_ADDRESS } from '../../../contract/pages/pageReference';
import { commandEvents } from '../../api/commands';
import { call, fork, type SagaGenerator } from '../../kernel/effects';
import type { PageModule } from '../../kernel/page';
import { addressBookEvents, addressBookReducer, addressBookSaga } from '../addresses';
import { reorderEvents, reorderReducer } from '../orders';
import { redirectGuests } from '../visitor';

const isAccountPage = (pathname: string): boolean =>
  pathname === ACCOUNT_ADDRESS || pathname.startsWith(`${ACCOUNT_ADDRESS}/`);

function* customerSaga(): SagaGenerator {
  yield* fork(addressBookSaga);
  yield* call(redirectGuests, isAccountPage);
}

/** The slices, events and saga shared by the account pages and the order page. */
export const customerPages = {
  slices: { addressBook: addressBookReducer, reorder: reorderReducer },
  events: [addressBookEvents, commandEvents, reorderEvents],
  saga: customerSaga,
} satisfies Partial<PageModule>;
