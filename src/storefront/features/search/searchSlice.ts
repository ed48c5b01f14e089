import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { SEARCH_INPUT_MAX_LENGTH } from '../../../contract/constants';
import { looksPersonal } from '../../../commerce/privacy/looksPersonal';
import type { Vault } from '../../platform/vault';
import { locationChanged } from '../../kernel/location';

declare module '../../kernel/state' {
  interface RootState {
    readonly search: SearchState;
  }
}

/** The header's search box, or the page's own. */
export type SearchBox = 'header' | 'page';

/**
 * The search box: its text, updated on each key, and its list. A text counts as personal until it is submitted, because
 * part of a card number is not recognisable yet: until then the state has its token.
 */
export interface SearchState {
  /** The token of the typed text, or the submitted term; null: the box shows the page's term. */
  readonly term: string | null;
  /** The text looks like an e-mail address, phone, card or IBAN: it is not searched for and gets no suggestions. */
  readonly refused: boolean;
  /** The box whose list may show; null: none. */
  readonly openBox: SearchBox | null;
  /** The token of the text at the last pause, trimmed: the term of the suggestions. */
  readonly settledTerm: string | null;
  /** The id of the suggestion that Enter picks. */
  readonly highlightedId: string | null;
}

interface Typed {
  readonly term: string;
  readonly asked: string;
  readonly refused: boolean;
  readonly box: SearchBox;
}

const initialState: SearchState = {
  term: null,
  refused: false,
  openBox: null,
  settledTerm: null,
  highlightedId: null,
};

/** The term for suggestions of a text; empty if it looks personal. */
const askedFor = (vault: Vault, text: string): string => (looksPersonal(text) ? '' : vault.tokenOf(text.trim()));

const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    termTyped: {
      prepare: (vault: Vault, typed: string, box: SearchBox = 'header') => {
        const text = typed.slice(0, SEARCH_INPUT_MAX_LENGTH);
        const term = vault.tokenOf(text);
        return { payload: { term, asked: askedFor(vault, text), refused: looksPersonal(text), box } };
      },
      reducer: (state, { payload }: PayloadAction<Typed>) => ({
        ...initialState,
        term: payload.term,
        refused: payload.refused,
        openBox: payload.box,
        // The previous suggestions stay until typing pauses; an empty or personal text drops them.
        settledTerm: payload.asked === '' ? null : state.settledTerm,
      }),
    },
    /** The shopper paused typing. */
    termSettled: (state, { payload }: PayloadAction<{ term: string }>) => {
      state.settledTerm = payload.term;
    },
    termCleared: () => ({ ...initialState, term: '' }),
    listOpened: {
      prepare: (vault: Vault, box: SearchBox, shown: string) => ({ payload: { box, term: askedFor(vault, shown) } }),
      reducer: (state, { payload }: PayloadAction<{ box: SearchBox; term: string }>) => {
        state.openBox = payload.box;
        state.settledTerm ??= payload.term;
      },
    },
    listClosed: (state) => {
      state.openBox = null;
      state.highlightedId = null;
    },
    /** Moves the highlight, wrapping around; the first step selects the first or last item. */
    highlightMoved: (state, { payload: { ids, by } }: PayloadAction<{ ids: readonly string[]; by: 1 | -1 }>) => {
      const index = state.highlightedId === null ? -1 : ids.indexOf(state.highlightedId);
      const next = index < 0 && by < 0 ? ids.length - 1 : (index + by + ids.length) % ids.length;
      state.highlightedId = ids[next] ?? null;
    },
    /** A term was submitted, typed or picked from the suggestions: from here on it is stored as plain text. */
    searched: (_state, { payload }: PayloadAction<{ term: string; picked: boolean }>) => ({
      ...initialState,
      term: payload.term,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(locationChanged, () => initialState);
  },
  selectors: {
    selectSearch: (state) => state,
    selectTypedTerm: (state) => state.term,
    selectIsRefused: (state) => state.refused,
  },
});

export const searchReducer = searchSlice.reducer;
/** Every event of this slice, to be registered for recording. */
export const searchEvents = searchSlice.actions;
export const { termTyped, termCleared, listOpened, listClosed, highlightMoved, searched } = searchSlice.actions;
export const { selectSearch, selectTypedTerm, selectIsRefused } = searchSlice.selectors;
