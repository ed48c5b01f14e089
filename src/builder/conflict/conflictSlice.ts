import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { conflictSettled } from '../draft';
import type { Side } from './reconcile';
import { conflictFound } from '../publication/publicationSlice';

declare module '../kernel/state' {
  interface BuilderState {
    readonly conflict: ConflictState;
  }
}

/** What the preview shows during a conflict. */
export type Shown = 'result' | Side;

/** The decisions of a conflict so far, by the ids of its differences, and what the preview shows. */
export interface ConflictState {
  readonly choices: Readonly<Record<string, Side>>;
  readonly shown: Shown;
}

const initialState: ConflictState = { choices: {}, shown: 'result' };

const conflictSlice = createSlice({
  name: 'conflict',
  initialState,
  reducers: {
    sideChosen: (state, { payload }: PayloadAction<{ ids: readonly string[]; side: Side }>) => ({
      ...state,
      choices: { ...state.choices, ...Object.fromEntries(payload.ids.map((id) => [id, payload.side])) },
    }),
    shownChosen: (state, { payload }: PayloadAction<Shown>) => ({ ...state, shown: payload }),
  },
  extraReducers: (builder) => {
    builder.addCase(conflictSettled, () => initialState).addCase(conflictFound, () => initialState);
  },
  selectors: {
    selectChoices: (state) => state.choices,
    selectShown: (state) => state.shown,
  },
});

export const conflictReducer = conflictSlice.reducer;
/** To be registered for recording. */
export const conflictEvents = conflictSlice.actions;
export const { sideChosen, shownChosen } = conflictSlice.actions;
export const { selectChoices, selectShown } = conflictSlice.selectors;
