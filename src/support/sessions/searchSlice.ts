import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Vault } from '../../storefront/platform/vault';

declare module '../kernel/state' {
  interface SupportState {
    readonly search: SearchState;
  }
}

/** What sessions can be found by. */
export const SEARCH_FIELDS = ['code', 'order', 'account', 'error'] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];
type Words = Readonly<Record<SearchField, string>>;

/** What is typed into the search form and what was searched for, as tokens. */
interface SearchState {
  readonly typed: Words;
  readonly sought: Words;
  /** Tokens of the pages after the first one that are shown, in their order. */
  readonly pageTokens: readonly string[];
}

const nothing: Words = { code: '', order: '', account: '', error: '' };
const initialState: SearchState = { typed: nothing, sought: nothing, pageTokens: [] };

const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    wordsTyped: {
      prepare: (vault: Vault, field: SearchField, words: string) => ({
        payload: { field, words: vault.tokenOf(words) },
      }),
      reducer: (state, { payload }: PayloadAction<{ readonly field: SearchField; readonly words: string }>) => ({
        ...state,
        typed: { ...state.typed, [payload.field]: payload.words },
      }),
    },
    searched: (state) => ({ ...state, sought: state.typed, pageTokens: [] }),
    cleared: () => initialState,
    moreRequested: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      pageTokens: [...state.pageTokens, payload],
    }),
  },
  selectors: {
    selectTyped: (state) => state.typed,
    selectSought: (state) => state.sought,
    selectPageTokens: (state) => state.pageTokens,
  },
});

export const searchReducer = searchSlice.reducer;
export const { wordsTyped, searched, cleared, moreRequested } = searchSlice.actions;
export const { selectTyped, selectSought, selectPageTokens } = searchSlice.selectors;
