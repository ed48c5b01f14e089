import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FormFactor } from '../../platform/page/viewport';

declare module '../../kernel/state' {
  interface RootState {
    readonly viewport: ViewportState;
  }
}

/** Unknown until measured after hydration: the first paint relies on CSS alone. */
export interface ViewportState {
  readonly formFactor: FormFactor | null;
}

const initialState: ViewportState = { formFactor: null };

const viewportSlice = createSlice({
  name: 'viewport',
  initialState: initialState,
  reducers: {
    measured: (state, { payload }: PayloadAction<{ formFactor: FormFactor }>) => {
      state.formFactor = payload.formFactor;
    },
  },
  selectors: { selectFormFactor: (state) => state.formFactor },
});

export const viewportReducer = viewportSlice.reducer;
/** Every event of this slice, to be registered for recording. */
export const viewportEvents = viewportSlice.actions;
export const { measured: viewportMeasured } = viewportSlice.actions;
export const { selectFormFactor } = viewportSlice.selectors;
