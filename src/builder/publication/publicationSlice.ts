import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SiteDraft, SiteState } from '../../contract/site/builder';
import type { SiteDocument } from '../../contract/site/siteConfiguration';
import type { ApiFailure } from '../../storefront/api';
import { newId } from '../../storefront/runtime/ids';
import { conflictSettled, draftRead } from '../draft';

/** What the page is doing with the server, if anything. */
export type Doing = 'reading' | 'saving' | 'publishing';

/** What the server has, as far as this page knows, and what stands between it and the draft in hand. */
export interface PublicationState {
  readonly site: SiteState | null;
  /** The draft as the server has it. */
  readonly stored: SiteDocument | null;
  readonly doing: Doing | null;
  readonly failure: { readonly doing: Doing; readonly failure: ApiFailure } | null;
  /** Somebody else has saved in between; `mine` is what was in hand then. */
  readonly conflict: { readonly stored: SiteDraft; readonly mine: SiteDocument } | null;
}

const initialState: PublicationState = { site: null, stored: null, doing: null, failure: null, conflict: null };

const keyed = (type: string) => createAction(type, () => ({ payload: { idempotencyKey: newId() } }));

export const readRequested = createAction('publication/readRequested');
/** What is in hand shall be the draft. */
export const saveRequested = keyed('publication/saveRequested');
/** What is in hand shall be live: it is saved first, where that has not happened yet. */
export const publishRequested = createAction('publication/publishRequested', () => ({
  payload: { saveKey: newId(), publishKey: newId() },
}));

const publicationSlice = createSlice({
  name: 'publication',
  initialState,
  reducers: {
    begun: (state, { payload }: PayloadAction<{ doing: Doing }>) => ({ ...state, doing: payload.doing, failure: null }),
    saved: (state, { payload }: PayloadAction<{ site: SiteState; document: SiteDocument }>) => ({
      ...state,
      site: payload.site,
      stored: payload.document,
      doing: null,
    }),
    published: (state, { payload }: PayloadAction<{ site: SiteState }>) => ({
      ...state,
      site: payload.site,
      doing: null,
    }),
    conflictFound: (state, { payload }: PayloadAction<{ stored: SiteDraft; mine: SiteDocument }>) => ({
      ...state,
      conflict: payload,
      doing: null,
    }),
    failed: (state, { payload }: PayloadAction<{ doing: Doing; failure: ApiFailure }>) => ({
      ...state,
      doing: null,
      failure: payload,
    }),
    failureDismissed: (state) => ({ ...state, failure: null }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(draftRead, (_state, { payload: { document, ...site } }) => ({ ...initialState, site, stored: document }))
      .addCase(conflictSettled, (state) => {
        if (!state.conflict) return state;
        const { document, ...site } = state.conflict.stored;
        return { ...state, site, stored: document, conflict: null };
      });
  },
  selectors: {
    selectSite: (state) => state.site,
    selectStored: (state) => state.stored,
    selectDoing: (state) => state.doing,
    selectFailure: (state) => state.failure,
    selectConflict: (state) => state.conflict,
  },
});

export const publicationReducer = publicationSlice.reducer;
export const { begun, saved, published, conflictFound, failed, failureDismissed } = publicationSlice.actions;
export const { selectSite, selectStored, selectDoing, selectFailure, selectConflict } = publicationSlice.selectors;
