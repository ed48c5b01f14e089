import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { SEARCH_INPUT_MAX_LENGTH } from '../../../contract/constants';
import { looksPersonal } from '../../../commerce/looksPersonal';

/** The search box: what is typed, published at each key. */
export interface SearchState {
  /** null: nothing typed since the page came, the box shows the page's own term. */
  readonly term: string | null;
  /** What is typed looks like an e-mail, phone, card or IBAN: it is kept out of the state and not searched for. */
  readonly refused: boolean;
}

const initialState: SearchState = { term: null, refused: false };

const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    termTyped: {
      // The refusal comes before the action is made: nothing personal enters the log.
      prepare: (typed: string) => {
        const refused = looksPersonal(typed);
        return { payload: { term: refused ? '' : typed.slice(0, SEARCH_INPUT_MAX_LENGTH), refused } };
      },
      reducer: (state, { payload }: PayloadAction<{ term: string; refused: boolean }>) => {
        state.term = payload.term;
        state.refused = payload.refused;
      },
    },
  },
  extraReducers: (builder) => {
    builder.addCase('navigation/locationChanged', () => initialState);
  },
  selectors: {
    selectTypedTerm: (state) => state.term,
    selectIsRefused: (state) => state.refused,
  },
});

export const searchReducer = searchSlice.reducer;
/** Every event of this slice, for the journal's registry. */
export const searchEvents = searchSlice.actions;
export const { termTyped } = searchSlice.actions;
export const { selectTypedTerm, selectIsRefused } = searchSlice.selectors;
