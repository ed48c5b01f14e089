import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '../../../kernel/state';
import { asCommand } from '../../../kernel/commands';
import { locationChanged } from '../../../kernel/location';

declare module '../../../kernel/state' {
  interface LateState {
    readonly addressBook?: AddressBookState;
  }
}

/** An address as in the form: the country's ISO code, all other values as vault tokens; '' if empty. */
export type TypedAddress = Readonly<
  Record<
    'firstName' | 'lastName' | 'companyName' | 'street' | 'postalCode' | 'city' | 'country' | 'phoneNumber',
    string
  >
>;

/** What the shopper asked to change; `commandId` is the idempotency key. */
type AddressChange =
  | { readonly kind: 'save'; readonly addressId: string | null; readonly address: TypedAddress }
  | { readonly kind: 'makeDefault'; readonly addressId: string }
  | { readonly kind: 'remove'; readonly addressId: string };
export type AddressCommand = AddressChange & { readonly commandId: string };
interface Failed {
  readonly code: string;
  readonly status: number;
}

export interface AddressBookState {
  /** The change being carried out, one at a time. */
  readonly inFlight: AddressCommand | null;
  /** The address whose removal is waiting for confirmation. */
  readonly asked: string | null;
  /** The address that was just removed; the focus must move, because the focused button is gone. */
  readonly removed: string | null;
  /** Why the last change of an address in the list failed. */
  readonly problem: (Failed & { readonly addressId: string }) | null;
}

const initialState: AddressBookState = { inFlight: null, asked: null, removed: null, problem: null };

/** Whether an outcome belongs to the command in flight. */
const isCurrent = ({ inFlight }: AddressBookState, { commandId }: Pick<AddressCommand, 'commandId'>): boolean =>
  inFlight?.commandId === commandId;

const addressBookSlice = createSlice({
  name: 'addressBook',
  initialState,
  reducers: {
    changeRequested: {
      prepare: (change: AddressChange) => asCommand(change),
      reducer: (state, { payload }: PayloadAction<AddressCommand>): AddressBookState =>
        state.inFlight === null ? { ...state, inFlight: payload, removed: null, problem: null } : state,
    },
    changed: (state, { payload }: PayloadAction<AddressCommand>): AddressBookState =>
      isCurrent(state, payload)
        ? { ...initialState, removed: payload.kind === 'remove' ? payload.addressId : null }
        : state,
    changeFailed: (state, { payload }: PayloadAction<AddressCommand & Failed>): AddressBookState => {
      if (!isCurrent(state, payload)) return state;
      // Problems of a form are shown in the form; those of an aborted command are not shown at all.
      if (payload.kind === 'save' || payload.code === 'ABORTED') return initialState;
      const { addressId, code, status } = payload;
      return { ...initialState, problem: { addressId, code, status } };
    },
    removalAsked: (state, { payload }: PayloadAction<{ addressId: string }>): AddressBookState => ({
      ...state,
      asked: payload.addressId,
      problem: null,
    }),
    removalDismissed: (state): AddressBookState => ({ ...state, asked: null }),
  },
  extraReducers: (builder) => {
    builder.addCase(locationChanged, (state) => ({ ...initialState, inFlight: state.inFlight }));
  },
});

export const addressBookReducer = addressBookSlice.reducer;
export const addressBookEvents = addressBookSlice.actions;

export const selectAddressBook = ({ late }: RootState): AddressBookState => late.addressBook ?? initialState;
