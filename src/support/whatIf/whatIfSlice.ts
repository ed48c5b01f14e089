import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SeenEvent } from '../../storefront/app/recording/momentOf';
import type { Vault } from '../../storefront/platform/vault';
import type { PlaybackPosition } from '../playback/playbackSlice';
import type { Comparison } from '../player/compareParts';

declare module '../kernel/state' {
  interface SupportState {
    readonly whatIf: WhatIfState;
  }
}

/** A compared page: its position, what happened there, and whether it differs. */
export interface ComparedPage extends PlaybackPosition {
  readonly moment: SeenEvent | { readonly kind: 'other'; readonly of: string };
  readonly differs: boolean;
}

interface WhatIfState {
  /** Whether the typed text is invalid JSON. */
  readonly isRefused: boolean;
  readonly isComparing: boolean;
  /** The position of the replaced answer; null: nothing is replaced. */
  readonly altered: PlaybackPosition | null;
  readonly comparison: Comparison | null;
  /** null: not compared yet. */
  readonly pages: readonly ComparedPage[] | null;
}

const asRecorded: WhatIfState = { isRefused: false, isComparing: false, altered: null, comparison: null, pages: null };

const whatIfSlice = createSlice({
  name: 'whatIf',
  initialState: asRecorded,
  reducers: {
    /** An answer is to be replaced; the new text is a token in the action. */
    replayRequested: {
      prepare: (vault: Vault, { part, position }: PlaybackPosition, text: string) => ({
        payload: { part, position, text: vault.tokenOf(text) },
      }),
      reducer: (state, _action: PayloadAction<PlaybackPosition & { readonly text: string }>): WhatIfState => ({
        ...state,
        isRefused: false,
        isComparing: true,
      }),
    },
    answerRefused: (state): WhatIfState => ({ ...state, isRefused: true, isComparing: false }),
    answerReplaced: (
      state,
      { payload }: PayloadAction<{ readonly at: PlaybackPosition; readonly comparison: Comparison }>,
    ): WhatIfState => ({ ...state, altered: payload.at, comparison: payload.comparison, pages: null }),
    pagesCompared: (state, { payload }: PayloadAction<readonly ComparedPage[]>): WhatIfState => ({
      ...state,
      pages: payload,
      isComparing: false,
    }),
    /** The recorded answer is to be restored. */
    alterationDropped: (): WhatIfState => asRecorded,
  },
  selectors: { selectWhatIf: (state) => state },
});

export const whatIfReducer = whatIfSlice.reducer;
export const { replayRequested, answerRefused, answerReplaced, pagesCompared, alterationDropped } = whatIfSlice.actions;
export const { selectWhatIf } = whatIfSlice.selectors;
