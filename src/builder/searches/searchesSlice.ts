import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ApiFailure } from '../../storefront/api';
import { newId } from '../../storefront/platform/ids';
import type { Vault } from '../../storefront/platform/vault';

declare module '../kernel/state' {
  interface BuilderState {
    readonly searches: SearchesState;
  }
}

/** Edited synonyms, one rule per line: like the site document, a text that is written to be published. */
export interface EditedSynonyms {
  /** The published synonyms that editing started from. */
  readonly base: string;
  readonly synonyms: string;
}

export interface SearchesState {
  /** The term that is tried; a token where it was typed. */
  readonly term: string;
  /** null: as published. */
  readonly edited: EditedSynonyms | null;
  /** The trial's input, which follows the typed text once typing pauses; `synonyms` null: the published ones. */
  readonly tried: { readonly term: string; readonly synonyms: string | null } | null;
  /** The idempotency key of the pending publication. */
  readonly publishing: string | null;
  readonly outcome: 'published' | ApiFailure | null;
}

const initialState: SearchesState = { term: '', edited: null, tried: null, publishing: null, outcome: null };

const searchesSlice = createSlice({
  name: 'searches',
  initialState,
  reducers: {
    termTyped: {
      prepare: (vault: Vault, term: string) => ({ payload: vault.tokenOf(term) }),
      reducer: (state, { payload }: PayloadAction<string>) => ({ ...state, term: payload }),
    },
    /** A counted term is to get a synonym: starts a rule for it. */
    termChosen: {
      prepare: (term: string, base: string, text: string) => {
        const synonyms = `${text === '' ? '' : `${text.trimEnd()}\n`}${term} => `;
        return { payload: { term, edited: { base, synonyms } } };
      },
      reducer: (state, { payload }: PayloadAction<{ readonly term: string; readonly edited: EditedSynonyms }>) => ({
        ...state,
        ...payload,
        outcome: null,
      }),
    },
    synonymsTyped: (state, { payload }: PayloadAction<EditedSynonyms>) => ({
      ...state,
      edited: payload,
      outcome: null,
    }),
    editsDropped: (state) => ({ ...state, edited: null, outcome: null }),
    typingStopped: (state) => ({
      ...state,
      tried: state.term.trim() === '' ? null : { term: state.term, synonyms: state.edited?.synonyms ?? null },
    }),
    publishRequested: {
      prepare: () => ({ payload: newId() }),
      reducer: (state, { payload }: PayloadAction<string>) => ({ ...state, publishing: payload, outcome: null }),
    },
    /** What was typed during publication is still an unpublished edit. */
    published: (state, { payload }: PayloadAction<{ readonly sent: string; readonly synonyms: string }>) => {
      const { edited } = state;
      const isNewer = edited !== null && edited.synonyms !== payload.sent;
      const left = isNewer ? { ...edited, base: payload.synonyms } : null;
      return { ...state, edited: left, publishing: null, outcome: 'published' as const };
    },
    publicationFailed: (state, { payload }: PayloadAction<ApiFailure>) => ({
      ...state,
      publishing: null,
      outcome: payload,
    }),
  },
  selectors: {
    selectTerm: (state) => state.term,
    selectEdited: (state) => state.edited,
    selectTried: (state) => state.tried,
    selectPublishing: (state) => state.publishing,
    selectOutcome: (state) => state.outcome,
    selectAreSynonymsEdited: (state) => state.edited !== null,
  },
});

export const searchesReducer = searchesSlice.reducer;
/** To be registered for recording. */
export const searchesEvents = searchesSlice.actions;
export const {
  termTyped,
  termChosen,
  synonymsTyped,
  editsDropped,
  typingStopped,
  publishRequested: synonymsPublishRequested,
  published,
  publicationFailed,
} = searchesSlice.actions;
export const { selectTerm, selectEdited, selectTried, selectPublishing, selectOutcome, selectAreSynonymsEdited } =
  searchesSlice.selectors;
