import { createAction, createSlice } from '@reduxjs/toolkit';
import type { SiteState } from '../../contract/site/builder';
import type { SiteDocument } from '../../contract/site/siteConfiguration';
import { conflictSettled, draftRead } from '../draft';
import { publicationCases, UNPUBLISHED, type DocumentPublication, type SentSave } from './document/documentPublication';
import { keyedRequest, publishRequest } from './document/requests';

declare module '../kernel/state' {
  interface BuilderState {
    readonly publication: PublicationState;
  }
}

/** Types of the site as a published document. */
export interface SiteKind {
  readonly state: SiteState;
  readonly sent: SentSave & { readonly document: SiteDocument };
}

/** A saved draft on which the one being edited can be based. */
export interface Base {
  readonly revision: number;
  readonly document: SiteDocument;
}

/** What this page knows of the site on the server, and what is unresolved between it and the draft being edited. */
export interface PublicationState extends DocumentPublication<SiteKind> {
  /** The saved draft from before each settled conflict, oldest first. */
  readonly before: readonly Base[];
}

const initialState: PublicationState = { ...UNPUBLISHED, before: [] };

export const readRequested = createAction('publication/readRequested');
/** The draft being edited is to be saved. */
export const saveRequested = keyedRequest('publication/saveRequested');
export const publishRequested = publishRequest('publication/publishRequested');

const publicationSlice = createSlice({
  name: 'publication',
  initialState,
  reducers: publicationCases<SiteKind, PublicationState>(),
  extraReducers: (builder) => {
    builder
      .addCase(draftRead, (_state, { payload: { document, ...state } }) => ({
        ...initialState,
        state,
        stored: document,
      }))
      .addCase(conflictSettled, (all) => {
        if (!all.conflict) return all;
        const { document, ...state } = all.conflict;
        const { stored } = all;
        const base = all.state && stored ? { revision: all.state.revision, document: stored } : null;
        return {
          ...all,
          state,
          stored: document,
          conflict: null,
          before: base ? [...all.before, base] : all.before,
        };
      });
  },
  selectors: {
    selectSite: (all) => all.state,
    selectStored: (all) => all.stored,
    selectDoing: (all) => all.doing,
    selectFailure: (all) => all.failure,
    selectConflict: (all) => all.conflict,
    selectBefore: (all) => all.before,
    selectUnsettled: (all) => all.unsettled,
  },
});

export const publicationReducer = publicationSlice.reducer;
export const publicationEvents = publicationSlice.actions;
/** All events of the site's publication: `builderEvents` registers them, so that recordings have their payloads. */
export const siteEvents = { ...publicationEvents, readRequested, saveRequested, publishRequested };
export const { saved, conflictFound, failureDismissed } = publicationEvents;
export const { selectSite, selectStored, selectDoing, selectFailure, selectConflict, selectBefore, selectUnsettled } =
  publicationSlice.selectors;
