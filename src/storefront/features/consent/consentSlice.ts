import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { allowedWhere, type Allowed } from '../../../contract/tracking/consent';
import { locationChanged } from '../../kernel/location';

declare module '../../kernel/state' {
  interface LateState {
    readonly consent?: ConsentState;
  }
}

/**
 * What the shopper allows, and the settings window. The slice joins at idle, or in a server render with the question.
 */
export interface ConsentState {
  /** null: not chosen yet. */
  readonly allowed: readonly Allowed[] | null;
  /** What is switched on in the open settings window; null: it is closed. */
  readonly settings: readonly Allowed[] | null;
  /** The choice stored in the browser has been read; until then the question is not shown. */
  readonly isKnown: boolean;
}

const initialState: ConsentState = { allowed: null, settings: null, isKnown: false };

type Given = PayloadAction<{ readonly allowed: readonly Allowed[] }>;

const consentSlice = createSlice({
  name: 'consent',
  initialState: initialState,
  reducers: {
    /** The choice kept in the browser was read: at the start, or because another tab changed it. */
    found: (state, { payload }: PayloadAction<Pick<ConsentState, 'allowed'>>): ConsentState => ({
      ...state,
      allowed: payload.allowed,
      isKnown: true,
    }),
    settingsOpened: (state): ConsentState => ({ ...state, settings: state.allowed ?? [] }),
    settingsClosed: (state): ConsentState => ({ ...state, settings: null }),
    switched: (state, { payload }: PayloadAction<{ category: Allowed; on: boolean }>): ConsentState => ({
      ...state,
      settings: allowedWhere((one) => (one === payload.category ? payload.on : state.settings?.includes(one) === true)),
    }),
    /** The shopper has chosen; an empty list refuses everything optional. */
    given: (state, { payload }: Given): ConsentState => ({ ...state, allowed: payload.allowed, settings: null }),
  },
  extraReducers: (builder) => {
    // The window belongs to one page: navigating closes it.
    builder.addCase(locationChanged, (state) => (state.settings === null ? state : { ...state, settings: null }));
  },
});

export const consentReducer = consentSlice.reducer;
/** Every event of this slice, to be registered for recording. */
export const consentEvents = consentSlice.actions;
export const {
  found: consentFound,
  given: consentGiven,
  settingsClosed,
  settingsOpened,
  switched,
} = consentSlice.actions;
