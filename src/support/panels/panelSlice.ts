import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Vault } from '../../storefront/platform/vault';

declare module '../kernel/state' {
  interface SupportState {
    readonly panel: PanelState;
  }
}

/** The panels about the current action. */
export const PANELS = ['action', 'difference', 'state', 'call', 'cart', 'prices', 'notes', 'whatIf'] as const;
export type PanelName = (typeof PANELS)[number];

/** Which actions are listed, and what is shown of the current one. */
interface PanelState {
  readonly shown: PanelName;
  /** null: every feature. */
  readonly feature: string | null;
  /** Token of the words by which the actions are filtered. */
  readonly words: string;
}

const initialState: PanelState = { shown: 'action', feature: null, words: '' };

const panelSlice = createSlice({
  name: 'panel',
  initialState,
  reducers: {
    panelChosen: (state, { payload }: PayloadAction<PanelName>) => ({ ...state, shown: payload }),
    featureChosen: (state, { payload }: PayloadAction<string | null>) => ({ ...state, feature: payload }),
    filterTyped: {
      prepare: (vault: Vault, words: string) => ({ payload: vault.tokenOf(words) }),
      reducer: (state, { payload }: PayloadAction<string>) => ({ ...state, words: payload }),
    },
  },
  selectors: { selectPanel: (state) => state },
});

export const panelReducer = panelSlice.reducer;
export const { panelChosen, featureChosen, filterTyped } = panelSlice.actions;
export const { selectPanel } = panelSlice.selectors;
