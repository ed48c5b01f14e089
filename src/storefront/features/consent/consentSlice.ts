import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { OPTIONAL_CATEGORIES, type OptionalCategory } from '../../../contract/tracking/consent';
import { locationChanged } from '../../kernel/location';

declare module '../../kernel/state' {
  interface LateState {
    readonly consent?: ConsentState;
  }
}

/** What the shopper allows, and the window in which they say so. It joins when the page has nothing better to do. */
export interface ConsentState {
  /** null: they have not chosen. */
  readonly allowed: readonly OptionalCategory[] | null;
  /** The switches of the open window that are on; null: it is closed. */
  readonly settings: readonly OptionalCategory[] | null;
  /** What the browser has kept is known: nobody is asked before that. */
  readonly isKnown: boolean;
}

const initialState: ConsentState = { allowed: null, settings: null, isKnown: false };

type Allowed = PayloadAction<{ readonly allowed: readonly OptionalCategory[] }>;

const consentSlice = createSlice({
  name: 'consent',
  initialState: initialState,
  reducers: {
    /** The browser's own word: at the start, and when another tab has changed it. */
    found: (state, { payload }: PayloadAction<Pick<ConsentState, 'allowed'>>): ConsentState => ({
      ...state,
      allowed: payload.allowed,
      isKnown: true,
    }),
    settingsOpened: (state): ConsentState => ({ ...state, settings: state.allowed ?? [] }),
    settingsClosed: (state): ConsentState => ({ ...state, settings: null }),
    switched: (state, { payload }: PayloadAction<{ category: OptionalCategory; on: boolean }>): ConsentState => ({
      ...state,
      settings: OPTIONAL_CATEGORIES.filter((category) =>
        category === payload.category ? payload.on : state.settings?.includes(category),
      ),
    }),
    /** The shopper has chosen; an empty list refuses whatever can be refused. */
    given: (state, { payload }: Allowed): ConsentState => ({ ...state, allowed: payload.allowed, settings: null }),
  },
  extraReducers: (builder) => {
    // The window stands over one page: the browser's back button leaves both.
    builder.addCase(locationChanged, (state) => (state.settings === null ? state : { ...state, settings: null }));
  },
});

export const consentReducer = consentSlice.reducer;
/** Every event of this slice, for the journal's registry. */
export const consentEvents = consentSlice.actions;
export const {
  found: consentFound,
  given: consentGiven,
  settingsClosed,
  settingsOpened,
  switched,
} = consentSlice.actions;
