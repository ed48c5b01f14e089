import { ADDRESS_BOOK_ADDRESS } from '../../../../contract/pages/pageReference';
import { api, isMissing, request, type ApiFailure, type Outcome } from '../../../api';
import type { WorkedFamily } from '../../../api/commands';
import { call, put, type SagaGenerator } from '../../../kernel/effects';
import { failureText } from '../../../forms';
import { formCleared, formRefused, type Problems } from '../../../forms/drafts';
import { navigationRequested } from '../../../kernel/location';
import { raiseNotice } from '../../notices';
import type { MessageDescriptor } from '../../../messages';
import { sessionIsOver } from '../../visitor';
import { addressesApi } from '../addressesApi';
import { addressBookForm } from './addressBookForm';
import { addressBookEvents, selectAddressBook, type AddressCommand, type TypedAddress } from './addressBookSlice';

const untracked = { track: false } as const;
const { createAddress, updateAddress, removeAddress } = addressesApi.endpoints;

/** Changes of the address book. */
export const bookFamily: WorkedFamily<AddressCommand, unknown> = {
  requests: [addressBookEvents.changeRequested],
  isTaken: (state, { commandId }) => selectAddressBook(state).inFlight?.commandId === commandId,
  send,
  succeeded: (command) => addressBookEvents.changed(command),
  failed: (command, { code, status }) => addressBookEvents.changeFailed({ ...command, code, status }),
  afterSuccess: succeed,
  afterFailure: fail,
};

/** An address as the webstore API expects it: empty values are null. */
function partsOf(address: TypedAddress) {
  const parts = Object.entries(address).map(([field, value]) => [field, value === '' ? null : value]);
  return Object.fromEntries(parts) as { readonly [Field in keyof TypedAddress]: string | null };
}

function send(command: AddressCommand): SagaGenerator<Outcome<unknown>> {
  const { kind, addressId, commandId: key } = command;
  switch (kind) {
    case 'save': {
      const address = partsOf(command.address);
      return addressId === null
        ? request(createAddress.initiate({ key, address: { ...address, addressType: 'Shipping' } }, untracked))
        : request(updateAddress.initiate({ key, addressId, change: address }, untracked));
    }
    case 'makeDefault':
      return request(updateAddress.initiate({ key, addressId, change: { isDefault: true } }, untracked));
    case 'remove':
      return request(removeAddress.initiate({ key, addressId }, untracked));
  }
}

const done: Readonly<Record<AddressCommand['kind'], MessageDescriptor>> = {
  save: { id: 'addresses.book.saved' },
  makeDefault: { id: 'addresses.book.defaultSet' },
  remove: { id: 'addresses.book.removed' },
};

function* succeed({ kind, addressId }: AddressCommand): SagaGenerator {
  yield* call(raiseNotice, { variant: 'success', label: done[kind] });
  if (kind === 'save') {
    yield* put(formCleared({ form: addressBookForm(addressId) }));
    // REPLACE: going back must not lead to the finished form.
    yield* put(navigationRequested(ADDRESS_BOOK_ADDRESS, 'REPLACE'));
  } else if (kind === 'remove') {
    yield* put(formCleared({ form: addressBookForm(addressId) }));
  }
}

function* fail({ kind, addressId }: AddressCommand, failure: ApiFailure): SagaGenerator {
  // 403 may mean that the session ended: the server then sees a guest, who has no addresses.
  if (failure.status === 403 && (yield* call(sessionIsOver))) return;
  // The address was removed elsewhere (404), or no answer arrived (0): refetch.
  if (failure.status === 404 || failure.status === 0) yield* put(api.util.invalidateTags(['Address']));
  if (kind === 'save') {
    yield* put(formRefused({ form: addressBookForm(addressId), problems: problemsOf(failure) }));
  }
}

const fieldProblems: Problems = {
  name: { id: 'addresses.missing.lastName' },
  street: { id: 'addresses.missing.street' },
  city: { id: 'addresses.missing.city' },
  postalCode: { id: 'addresses.problem.postalCode' },
  country: { id: 'addresses.problem.country' },
  phoneNumber: { id: 'addresses.problem.phone' },
};

/**
 * The problems of the form's fields that a 422 names. If it names none of them, and for any other failure, a single
 * problem of the form as a whole.
 */
function problemsOf(failure: ApiFailure): Problems {
  const named = failure.errors.flatMap((entry) => entry.arguments);
  const known = Object.entries(fieldProblems).filter(([field]) => named.includes(field));
  if (failure.status === 422 && known.length > 0) return Object.fromEntries(known);
  return { form: isMissing(failure) ? { id: 'addresses.book.gone' } : failureText(failure) };
}
