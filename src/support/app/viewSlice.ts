import type { RecordedTime, RecordingMoment } from '../../contract/recordings/supportPages';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

declare module '../kernel/state' {
  interface SupportState {
    readonly view: ViewState;
  }
}

/** Which page is shown: the list of sessions, one of them, or a recording from a file. */
export type ViewState =
  | { readonly page: 'sessions' }
  | { readonly page: 'session'; readonly session: string; readonly moment: RecordingMoment | RecordedTime | null }
  | { readonly page: 'file' };

const initialState = { page: 'sessions' } as ViewState;

const viewSlice = createSlice({
  name: 'view',
  initialState,
  reducers: {
    pageOpened: (_state, { payload }: PayloadAction<ViewState>) => payload,
  },
  selectors: { selectView: (state) => state },
});

export const viewReducer = viewSlice.reducer;
export const { pageOpened } = viewSlice.actions;
export const { selectView } = viewSlice.selectors;
