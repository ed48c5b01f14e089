import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Vault } from '../../../storefront/platform/vault';
import type { ContentKind } from '../../../contract/content/contentDocument';

declare module '../../kernel/state' {
  interface BuilderState {
    readonly contents: ContentsListState;
  }
}

/** The filter of the list of contents. */
export interface ContentsListState {
  /** null: every kind. */
  readonly kind: ContentKind | null;
  /** Token of the words that title or address must contain: what is typed may be personal. */
  readonly typed: string;
}

const initialState: ContentsListState = { kind: null, typed: '' };

const listSlice = createSlice({
  name: 'contents',
  initialState,
  reducers: {
    kindChosen: (state, { payload }: PayloadAction<ContentKind | null>) => ({ ...state, kind: payload }),
    wordsTyped: {
      prepare: (vault: Vault, words: string) => ({ payload: vault.tokenOf(words) }),
      reducer: (state, { payload }: PayloadAction<string>) => ({ ...state, typed: payload }),
    },
  },
  selectors: {
    selectKind: (state) => state.kind,
    selectTyped: (state) => state.typed,
  },
});

export const contentsReducer = listSlice.reducer;
/** To be registered for recording. */
export const contentsEvents = listSlice.actions;
export const { kindChosen, wordsTyped } = listSlice.actions;
export const { selectKind, selectTyped } = listSlice.selectors;
