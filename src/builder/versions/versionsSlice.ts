import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiFailure } from '../../storefront/api';
import { dialogClosed } from '../app/viewSlice';

declare module '../kernel/state' {
  interface BuilderState {
    readonly versions: VersionsState;
  }
}

/** Which pages of versions are shown, and which version is being brought back. */
export interface VersionsState {
  /** For each shown page, the version that precedes it in the list; null: the page of the newest versions. */
  readonly pages: readonly (number | null)[];
  readonly taking: number | null;
  readonly failure: ApiFailure | null;
}

const initialState: VersionsState = { pages: [null], taking: null, failure: null };

/**
 * An earlier version is to become the draft being edited; ends in the document's `documentReplaced` or in
 * versions/failed, unless the dialog is closed or another version is requested first.
 */
export const versionRequested = createAction<{ readonly version: number }>('versions/requested');

const versionsSlice = createSlice({
  name: 'versions',
  initialState,
  reducers: {
    olderRequested: (state, { payload }: PayloadAction<{ before: number }>) =>
      state.pages.includes(payload.before) ? state : { ...state, pages: [...state.pages, payload.before] },
    failed: (state, { payload }: PayloadAction<ApiFailure>) => ({ ...state, taking: null, failure: payload }),
    taken: (state) => ({ ...state, taking: null, failure: null }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(versionRequested, (state, { payload }) => ({ ...state, taking: payload.version, failure: null }))
      .addCase(dialogClosed, () => initialState);
  },
  selectors: {
    selectVersionPages: (state) => state.pages,
    selectTaking: (state) => state.taking,
    selectVersionFailure: (state) => state.failure,
  },
});

export const versionsReducer = versionsSlice.reducer;
/** To be registered for recording. */
export const versionsEvents = { ...versionsSlice.actions, versionRequested };
export const { olderRequested, failed: versionFailed, taken: versionTaken } = versionsSlice.actions;
export const { selectVersionPages, selectTaking, selectVersionFailure } = versionsSlice.selectors;
