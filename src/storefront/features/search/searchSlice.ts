import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { SEARCH_INPUT_MAX_LENGTH } from '../../../contract/constants';
import { looksPersonal } from '../../../commerce/looksPersonal';

/** The header's search box, or one that a page has of its own. */
export type SearchBox = 'header' | 'page';

/** The search box: what is typed, published at each key, and what its list shows. */
export interface SearchState {
  /** null: nothing typed since the page came, the box shows the page's own term. */
  readonly term: string | null;
  /** What is typed looks like an e-mail, phone, card or IBAN: it is kept out of the state and not searched for. */
  readonly refused: boolean;
  /** The box whose list may show; null: none. */
  readonly openBox: SearchBox | null;
  /** What was typed when the shopper last paused: what suggestions are asked for. */
  readonly settledTerm: string | null;
  /** The id of the suggestion that Enter picks. */
  readonly highlightedId: string | null;
}

const initialState: SearchState = {
  term: null,
  refused: false,
  openBox: null,
  settledTerm: null,
  highlightedId: null,
};

const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    termTyped: {
      // The refusal comes before the action is made: nothing personal enters the log.
      prepare: (typed: string, box: SearchBox = 'header') => {
        const refused = looksPersonal(typed);
        return { payload: { term: refused ? '' : typed.slice(0, SEARCH_INPUT_MAX_LENGTH), refused, box } };
      },
      reducer: (state, { payload }: PayloadAction<{ term: string; refused: boolean; box: SearchBox }>) => ({
        ...initialState,
        term: payload.term,
        refused: payload.refused,
        openBox: payload.box,
        // The suggestions of before stay until there are others, and leave with the last letter.
        settledTerm: payload.term.trim() === '' ? null : state.settledTerm,
      }),
    },
    /** The shopper has paused. */
    termSettled: (state, { payload }: PayloadAction<{ term: string }>) => {
      state.settledTerm = payload.term;
    },
    termCleared: () => ({ ...initialState, term: '' }),
    listOpened: {
      // The page's own term stands in its address, whoever wrote that: it is no better than one that is typed.
      prepare: (box: SearchBox, shown: string) => ({ payload: { box, term: looksPersonal(shown) ? '' : shown } }),
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
    /** A term is searched for: typed, or picked from what the list suggests. */
    searched: (_state, { payload }: PayloadAction<{ term: string; picked: boolean }>) => ({
      ...initialState,
      term: payload.term,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase('navigation/locationChanged', () => initialState);
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
