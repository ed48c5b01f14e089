import { ADDRESS_BOOK_ADDRESS } from '../../../../contract/pages/pageReference';
import { api, failureOf, isMissing, request, type ApiFailure, type Outcome } from '../../../api';
import { call, put, select, takeLeading, type SagaGenerator } from '../../../kernel/effects';
import { failureText } from '../../../forms';
import { formCleared, formRefused, type Problems } from '../../../forms/drafts';
import { navigationRequested } from '../../../kernel/location';
import { noticeRaised } from '../../notices';
import type { MessageDescriptor } from '../../../messages';
import { sessionIsOver } from '../../session';
import { addressesApi } from '../addressesApi';
import { addressBookForm } from './addressBookForm';
import { addressBookEvents, selectAddressBook, type AddressCommand, type TypedAddress } from './addressBookSlice';

const untracked = { track: false } as const;
const { createAddress, updateAddress, removeAddress } = addressesApi.endpoints;

/** The process of the address book: a change at a time, each from its command to its one outcome. */
export function* addressBookSaga(): SagaGenerator {
  yield* takeLeading(addressBookEvents.changeRequested, work);
}

function* work({ payload: command }: ReturnType<typeof addressBookEvents.changeRequested>): SagaGenerator {
  const { inFlight } = yield* select(selectAddressBook);
  if (inFlight?.commandId !== command.commandId) return;
  let failure: ApiFailure | null = failureOf(null);
  try {
    const outcome = yield* call(send, command);
    failure = 'failure' in outcome ? outcome.failure : null;
  } finally {
    // Whatever ends it, it has its outcome.
    if (failure === null) yield* put(addressBookEvents.changed(command));
    else yield* put(addressBookEvents.changeFailed({ ...command, code: failure.code, status: failure.status }));
  }
  yield* failure === null ? call(succeed, command) : call(fail, command, failure);
}

/** What an API that knows nothing of tokens takes: nothing typed is null. */
const partsOf = (address: TypedAddress) => {
  const parts = Object.entries(address).map(([field, value]) => [field, value === '' ? null : value]);
  return Object.fromEntries(parts) as { readonly [Field in keyof TypedAddress]: string | null };
};

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
  yield* put(noticeRaised({ variant: 'success', label: done[kind] }));
  if (kind === 'save') {
    yield* put(formCleared({ form: addressBookForm(addressId) }));
    // The form has done its work: the way back leads past it.
    yield* put(navigationRequested(ADDRESS_BOOK_ADDRESS, 'REPLACE'));
  } else if (kind === 'remove') {
    yield* put(formCleared({ form: addressBookForm(addressId) }));
  }
}

function* fail({ kind, addressId }: AddressCommand, failure: ApiFailure): SagaGenerator {
  // To the server somebody whose session is over is a guest, who has no addresses.
  if (failure.status === 403 && (yield* call(sessionIsOver))) return;
  // Another window was faster, or the answer was lost: what is shown is read anew.
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

/** What the server refused, by field; where it names none that the form has, what is wrong with all of it. */
function problemsOf(failure: ApiFailure): Problems {
  const named = failure.errors.flatMap((entry) => entry.arguments);
  const known = Object.entries(fieldProblems).filter(([field]) => named.includes(field));
  if (failure.status === 422 && known.length > 0) return Object.fromEntries(known);
  return { form: isMissing(failure) ? { id: 'addresses.book.gone' } : failureText(failure) };
}
