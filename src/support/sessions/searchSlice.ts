import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Vault } from '../../storefront/platform/vault';
import { soughtTimes, type SoughtTimes, type TypedTimes } from './soughtTimes';

declare module '../kernel/state' {
  interface SupportState {
    readonly search: SearchState;
  }
}

/** The fields by which sessions can be found. */
export const SEARCH_FIELDS = ['code', 'order', 'account', 'error', 'page'] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];
type Words = Readonly<Record<SearchField, string>>;

/** What is typed into the search form and what was searched for; words are vault tokens. */
interface SearchState {
  readonly typed: Words;
  readonly sought: Words;
  readonly typedTimes: TypedTimes;
  readonly soughtTimes: SoughtTimes;
  /** Whether the typed time range ends before it begins, so that it cannot be searched for. */
  readonly isReversed: boolean;
  /** The page tokens of the loaded pages after the first one, in order. */
  readonly pageTokens: readonly string[];
}

const nothing: Words = { code: '', order: '', account: '', error: '', page: '' };
const initialState: SearchState = {
  typed: nothing,
  sought: nothing,
  typedTimes: { from: '', to: '' },
  soughtTimes: { from: null, to: null },
  isReversed: false,
  pageTokens: [],
};

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
    timeTyped: (state, { payload }: PayloadAction<Partial<TypedTimes>>) => ({
      ...state,
      typedTimes: { ...state.typedTimes, ...payload },
      isReversed: false,
    }),
    searched: (state) => {
      const times = soughtTimes(state.typedTimes);
      if (!times) return { ...state, isReversed: true };
      return { ...state, sought: state.typed, soughtTimes: times, isReversed: false, pageTokens: [] };
    },
    cleared: () => initialState,
    moreRequested: (state, { payload }: PayloadAction<string>) => ({
      ...state,
      pageTokens: [...state.pageTokens, payload],
    }),
  },
  selectors: {
    selectTyped: (state) => state.typed,
    selectSought: (state) => state.sought,
    selectTypedTimes: (state) => state.typedTimes,
    selectSoughtTimes: (state) => state.soughtTimes,
    selectIsReversed: (state) => state.isReversed,
    selectPageTokens: (state) => state.pageTokens,
  },
});

export const searchReducer = searchSlice.reducer;
export const { wordsTyped, timeTyped, searched, cleared, moreRequested } = searchSlice.actions;
export const { selectTyped, selectSought, selectTypedTimes, selectSoughtTimes, selectIsReversed, selectPageTokens } =
  searchSlice.selectors;
