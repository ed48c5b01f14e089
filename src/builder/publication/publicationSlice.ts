import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SiteDraft, SiteState } from '../../contract/site/builder';
import type { SiteDocument } from '../../contract/site/siteConfiguration';
import type { ApiFailure } from '../../storefront/api';
import { newId } from '../../storefront/platform/ids';
import { conflictSettled, draftRead } from '../draft';
import { isTurnedAway, mayBeDone } from '../kernel/openOutcome';

declare module '../kernel/state' {
  interface BuilderState {
    readonly publication: PublicationState;
  }
}

/** What the page is doing with the server, if anything. */
export type Doing = 'reading' | 'saving' | 'publishing';

/** A save as it is sent: the same in every repeat, so that the server answers it once. */
export interface SentChange {
  readonly idempotencyKey: string;
  readonly revision: number;
  readonly document: SiteDocument;
}

/** A draft of the server that the draft being edited is a change of. */
export interface Base {
  readonly revision: number;
  readonly document: SiteDocument;
}

/** What the server has, as far as this page knows, and what stands between it and the draft being edited. */
export interface PublicationState {
  readonly site: SiteState | null;
  /** The draft as the server has it. */
  readonly stored: SiteDocument | null;
  readonly doing: Doing | null;
  readonly failure: { readonly doing: Doing; readonly failure: ApiFailure } | null;
  /** A save that nobody knows the outcome of: it is repeated before another one is sent. */
  readonly unsettled: SentChange | null;
  /** Whether it is being repeated: then a refusal says nothing of what the first one has done. */
  readonly isRepeat: boolean;
  /** What somebody else has saved in between. The draft being edited stays as it is. */
  readonly conflict: SiteDraft | null;
  /** What the server was known to have before each conflict that was settled, oldest first. */
  readonly before: readonly Base[];
}

const initialState: PublicationState = {
  site: null,
  stored: null,
  doing: null,
  failure: null,
  unsettled: null,
  isRepeat: false,
  conflict: null,
  before: [],
};

const keyed = (type: string) => createAction(type, () => ({ payload: { idempotencyKey: newId() } }));

export const readRequested = createAction('publication/readRequested');
/** The draft being edited shall be the draft. */
export const saveRequested = keyed('publication/saveRequested');
/** The draft being edited shall be live: it is saved first, where that has not happened yet. */
export const publishRequested = createAction('publication/publishRequested', () => ({
  payload: { saveKey: newId(), publishKey: newId() },
}));

const publicationSlice = createSlice({
  name: 'publication',
  initialState,
  reducers: {
    begun: (state, { payload }: PayloadAction<{ doing: Doing }>) => ({ ...state, doing: payload.doing, failure: null }),
    saveSent: (state, { payload }: PayloadAction<SentChange>) => ({
      ...state,
      doing: 'saving' as const,
      failure: null,
      unsettled: payload,
      isRepeat: state.unsettled?.idempotencyKey === payload.idempotencyKey,
    }),
    saved: (state, { payload }: PayloadAction<{ site: SiteState; document: SiteDocument }>) => ({
      ...state,
      site: payload.site,
      stored: payload.document,
      doing: null,
      unsettled: null,
    }),
    published: (state, { payload }: PayloadAction<{ site: SiteState }>) => ({
      ...state,
      site: payload.site,
      doing: null,
    }),
    conflictFound: (state, { payload }: PayloadAction<SiteDraft>) => ({
      ...state,
      conflict: payload,
      doing: null,
      unsettled: null,
    }),
    failed: (state, { payload }: PayloadAction<{ doing: Doing; failure: ApiFailure }>) => ({
      ...state,
      doing: null,
      failure: payload,
      unsettled:
        mayBeDone(payload.failure) || (state.isRepeat && isTurnedAway(payload.failure)) ? state.unsettled : null,
    }),
    failureDismissed: (state) => ({ ...state, failure: null }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(draftRead, (_state, { payload: { document, ...site } }) => ({ ...initialState, site, stored: document }))
      .addCase(conflictSettled, (state) => {
        if (!state.conflict) return state;
        const { document, ...site } = state.conflict;
        const { stored } = state;
        const base = state.site && stored ? { revision: state.site.revision, document: stored } : null;
        return {
          ...state,
          site,
          stored: document,
          conflict: null,
          before: base ? [...state.before, base] : state.before,
        };
      });
  },
  selectors: {
    selectSite: (state) => state.site,
    selectStored: (state) => state.stored,
    selectDoing: (state) => state.doing,
    selectFailure: (state) => state.failure,
    selectConflict: (state) => state.conflict,
    selectBefore: (state) => state.before,
    selectUnsettled: (state) => state.unsettled,
  },
});

export const publicationReducer = publicationSlice.reducer;
export const { begun, saveSent, saved, published, conflictFound, failed, failureDismissed } = publicationSlice.actions;
export const { selectSite, selectStored, selectDoing, selectFailure, selectConflict, selectBefore, selectUnsettled } =
  publicationSlice.selectors;
