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

/** The header's search box, or one that a page has of its own. */
export type SearchBox = 'header' | 'page';

/**
 * The search box: what is typed, published at each key, and what its list shows. Whatever is typed is personal until it
 * is searched for: half a card number looks like nothing yet. Until then its token stands here.
 */
export interface SearchState {
  /** The token of what is typed, or the term that was searched for; null: the box shows the page's own term. */
  readonly term: string | null;
  /** What is typed looks like an e-mail, phone, card or IBAN: it is neither asked about nor searched for. */
  readonly refused: boolean;
  /** The box whose list may show; null: none. */
  readonly openBox: SearchBox | null;
  /** The token of what was typed when the shopper last paused, without blanks around: what suggestions are asked for. */
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

/** What suggestions may be asked for of a text; nothing of one that looks personal. */
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
        // The suggestions of before stay until there are others, and leave with the last letter.
        settledTerm: payload.asked === '' ? null : state.settledTerm,
      }),
    },
    /** The shopper has paused. */
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
    /** From one to the next of what is shown, and round again; the first step enters at the near end. */
    highlightMoved: (state, { payload: { ids, by } }: PayloadAction<{ ids: readonly string[]; by: 1 | -1 }>) => {
      const place = state.highlightedId === null ? -1 : ids.indexOf(state.highlightedId);
      const next = place < 0 && by < 0 ? ids.length - 1 : (place + by + ids.length) % ids.length;
      state.highlightedId = ids[next] ?? null;
    },
    /** A term is searched for, typed or picked from what the list suggests: from here on it is open. */
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
/** Every event of this slice, for the journal's registry. */
export const searchEvents = searchSlice.actions;
export const { termTyped, termCleared, listOpened, listClosed, highlightMoved, searched } = searchSlice.actions;
export const { selectSearch, selectTypedTerm, selectIsRefused } = searchSlice.selectors;
