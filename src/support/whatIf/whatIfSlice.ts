import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Vault } from '../../storefront/platform/vault';
import type { Place } from '../playback/playbackSlice';
import type { Comparison } from '../player/compareParts';

declare module '../kernel/state' {
  interface SupportState {
    readonly whatIf: WhatIfState;
  }
}

/** A page that was compared: where it stands, what happened there, and whether it shows something else now. */
export interface ComparedPage extends Place {
  readonly words: string;
  readonly differs: boolean;
}

interface WhatIfState {
  /** The answer that is being edited, and the token of its text. */
  readonly draft: (Place & { readonly text: string }) | null;
  /** Why the draft is no answer, in the words of the browser. */
  readonly problem: string | null;
  readonly isComparing: boolean;
  /** Where the answer stands that is replaced; null: everything is as it was recorded. */
  readonly altered: Place | null;
  readonly comparison: Comparison | null;
  /** null: not compared yet. */
  readonly pages: readonly ComparedPage[] | null;
}

const asRecorded: WhatIfState = {
  draft: null,
  problem: null,
  isComparing: false,
  altered: null,
  comparison: null,
  pages: null,
};

const whatIfSlice = createSlice({
  name: 'whatIf',
  initialState: asRecorded,
  reducers: {
    answerEdited: {
      prepare: (vault: Vault, place: Place, text: string) => ({
        payload: { part: place.part, position: place.position, text: vault.tokenOf(text) },
      }),
      reducer: (state, { payload }: PayloadAction<NonNullable<WhatIfState['draft']>>): WhatIfState => ({
        ...state,
        draft: payload,
        problem: null,
      }),
    },
    replayRequested: (state): WhatIfState => ({ ...state, problem: null, isComparing: state.draft !== null }),
    answerRefused: (state, { payload }: PayloadAction<string>): WhatIfState => ({
      ...state,
      problem: payload,
      isComparing: false,
    }),
    answerReplaced: (
      state,
      { payload }: PayloadAction<{ readonly place: Place; readonly comparison: Comparison }>,
    ): WhatIfState => ({ ...state, altered: payload.place, comparison: payload.comparison, pages: null }),
    pagesCompared: (state, { payload }: PayloadAction<readonly ComparedPage[]>): WhatIfState => ({
      ...state,
      pages: payload,
      isComparing: false,
    }),
    /** Everything is as it was recorded again. */
    alterationDropped: (): WhatIfState => asRecorded,
  },
  selectors: { selectWhatIf: (state) => state },
});

export const whatIfReducer = whatIfSlice.reducer;
export const { answerEdited, replayRequested, answerRefused, answerReplaced, pagesCompared, alterationDropped } =
  whatIfSlice.actions;
export const { selectWhatIf } = whatIfSlice.selectors;
