import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '../../../kernel/state';
import { asCommand, begin, end, type Command } from '../../../kernel/commands';
import type { DeliveryAddressInput } from '../checkoutState';

declare module '../../../kernel/state' {
  interface LateState {
    readonly keptAddresses?: KeptAddressesState;
  }
}

/** An address that was typed at the checkout, to be added to the account's book too. */
export interface KeepCommand extends Command {
  readonly address: DeliveryAddressInput;
}

interface KeptAddressesState {
  readonly inFlight: readonly KeepCommand[];
}

const initialState: KeptAddressesState = { inFlight: [] };

const keptAddressesSlice = createSlice({
  name: 'keptAddresses',
  initialState,
  reducers: {
    requested: {
      prepare: (address: DeliveryAddressInput) => asCommand({ address }),
      reducer: (state, { payload }: PayloadAction<KeepCommand>) => begin(state, payload),
    },
    kept: (state, { payload }: PayloadAction<Command>) => void end(state, payload),
    failed: (state, { payload }: PayloadAction<Command & { readonly code: string; readonly status: number }>) =>
      void end(state, payload),
  },
});

export const keptAddressesReducer = keptAddressesSlice.reducer;
/** Every event of this slice, to be registered for recording. */
export const keptAddressesEvents = keptAddressesSlice.actions;

export const selectIsBeingKept = ({ late }: RootState, { commandId }: Command): boolean =>
  late.keptAddresses?.inFlight.some((command) => command.commandId === commandId) === true;
