import { createAction, createSlice, original, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { suggestedPath } from '../../../commerce/content/suggestedPath';
import type { ContentDocument } from '../../../contract/content/contentDocument';
import type { ContentDraft, ContentState } from '../../../contract/content/editing';
import type { ApiFailure } from '../../../storefront/api';
import { newId } from '../../../storefront/platform/ids';
import { pathOf, valueAt, writeAt, type Json, type Place } from '../../draft';
import { keepStep, stepFrom, type History } from '../../kernel/history';
import { isTurnedAway, mayBeDone } from '../../kernel/openOutcome';

declare module '../../kernel/state' {
  interface BuilderState {
    readonly content: EditedContent;
  }
}

export type ContentDoing = 'reading' | 'saving' | 'publishing' | 'withdrawing';
export type ContentDialog = 'versions' | 'publish' | 'withdraw';

/** A save as it is sent: the same in every repeat, so that the server answers it once. `contentKey` null: a new content. */
export interface SentContent {
  readonly idempotencyKey: string;
  readonly contentKey: string | null;
  readonly revision: number;
  readonly document: ContentDocument;
}

/** The content being edited, the way back, and what the server has of it. */
export interface EditedContent {
  /** null: a content that the server does not have yet. */
  readonly contentKey: string | null;
  /** null: not read yet, or no content is edited. */
  readonly document: ContentDocument | null;
  readonly past: readonly ContentDocument[];
  readonly future: readonly ContentDocument[];
  readonly typingAt: string | null;
  /** Where the draft and the live version stand; null: the server does not have it. */
  readonly state: ContentState | null;
  /** The draft as the server has it. */
  readonly stored: ContentDocument | null;
  readonly doing: ContentDoing | null;
  readonly failure: { readonly doing: ContentDoing; readonly failure: ApiFailure } | null;
  /** A save that nobody knows the outcome of: it is repeated before another one is sent. */
  readonly unsettled: SentContent | null;
  /** Whether the call is a repeat: a refusal then does not mean that the first attempt failed. */
  readonly isRepeat: boolean;
  /** What somebody else has saved in between. */
  readonly conflict: ContentDraft | null;
  /** Whether saving was asked for: what is still empty in a new content is no mistake before. */
  readonly isAsked: boolean;
  readonly dialog: ContentDialog | null;
}

const initialState: EditedContent = {
  contentKey: null,
  document: null,
  past: [],
  future: [],
  typingAt: null,
  state: null,
  stored: null,
  doing: null,
  failure: null,
  unsettled: null,
  isRepeat: false,
  conflict: null,
  isAsked: false,
  dialog: null,
};

/** What a new content begins with. */
const blank: ContentDocument = {
  kind: 'advice',
  path: '',
  title: '',
  description: '',
  picture: null,
  position: 0,
  blocks: [],
};

const keyed = (type: string) => createAction(type, () => ({ payload: { idempotencyKey: newId() } }));

/** A content is to be edited: ends in content/read or content/failed. */
export const contentRequested = createAction<{ readonly contentKey: string }>('content/requested');
export const contentSaveRequested = keyed('content/saveRequested');
/** It shall be live as it is edited: it is saved first, where that has not happened yet. */
export const contentPublishRequested = createAction('content/publishRequested', () => ({
  payload: { saveKey: newId(), publishKey: newId() },
}));
/** Nobody but builders shall see it any more. */
export const contentWithdrawRequested = keyed('content/withdrawRequested');
/** An earlier version is wanted as what is edited. */
export const contentVersionRequested = createAction<{ readonly version: number }>('content/versionRequested');

interface EditingState extends History<ContentDocument> {
  document: ContentDocument | null;
}

/** Runs an edit as a step of its own, or as one more letter of the step before. */
function perform(state: Draft<EditedContent>, edit: (editing: EditingState) => boolean, typingAt: string | null): void {
  const before = (original(state) as EditedContent | undefined)?.document;
  const editing: EditingState = state;
  if (!before || !edit(editing)) return;
  keepStep(editing, before, typingAt);
}

/** While nobody has written an address of their own, a new content's follows its kind and title. */
function followTitle(state: Draft<EditedContent>, before: Pick<ContentDocument, 'kind' | 'title' | 'path'>): void {
  const { document } = state;
  if (state.contentKey !== null || document === null) return;
  if (before.path === suggestedPath(before.kind, before.title)) {
    document.path = suggestedPath(document.kind, document.title);
  }
}

function goTo(state: Draft<EditedContent>, way: 'past' | 'future'): void {
  const here = (original(state) as EditedContent | undefined)?.document;
  const editing: EditingState = state;
  const step = here && stepFrom(editing, here, way);
  if (step) editing.document = step;
}

const contentSlice = createSlice({
  name: 'content',
  initialState,
  reducers: {
    /** A new content is written. */
    begun: (): EditedContent => ({ ...initialState, document: blank }),
    read: (_state, { payload: { document, ...state } }: PayloadAction<ContentDraft>): EditedContent => ({
      ...initialState,
      contentKey: state.contentKey,
      document,
      stored: document,
      state,
    }),
    fieldChanged: (state, { payload: { place, value } }: PayloadAction<{ place: Place; value: Json }>) => {
      const { document } = state;
      if (document === null) return;
      const { kind, title, path } = document;
      perform(state, () => valueAt(document, place) !== value && writeAt(document, place, value), pathOf(place));
      if (place[0] === 'title' || place[0] === 'kind') followTitle(state, { kind, title, path });
    },
    fieldLeft: (state) => {
      state.typingAt = null;
    },
    /** Another document in its place, an earlier version for one: it can be undone like any other edit. */
    documentReplaced: (state, { payload }: PayloadAction<{ document: ContentDocument }>) => {
      perform(
        state,
        (editing) => {
          editing.document = payload.document;
          return true;
        },
        null,
      );
      state.dialog = null;
    },
    undone: (state) => goTo(state, 'past'),
    redone: (state) => goTo(state, 'future'),
    asked: (state, { payload }: PayloadAction<{ doing: ContentDoing }>) => ({
      ...state,
      doing: payload.doing,
      failure: null,
    }),
    saveSent: (state, { payload }: PayloadAction<SentContent>) => ({
      ...state,
      doing: 'saving' as const,
      failure: null,
      unsettled: payload,
      isRepeat: state.unsettled?.idempotencyKey === payload.idempotencyKey,
    }),
    saved: (state, { payload }: PayloadAction<{ state: ContentState; document: ContentDocument }>) => ({
      ...state,
      contentKey: payload.state.contentKey,
      state: payload.state,
      stored: payload.document,
      doing: null,
      unsettled: null,
    }),
    /** What is live has changed, or stopped being so. */
    liveChanged: (state, { payload }: PayloadAction<ContentState>) => ({ ...state, state: payload, doing: null }),
    conflictFound: (state, { payload }: PayloadAction<ContentDraft>) => ({
      ...state,
      conflict: payload,
      doing: null,
      unsettled: null,
    }),
    /** Whose document is edited further; both are a change of what the server has now. */
    conflictSettled: (state, { payload }: PayloadAction<{ keeps: 'mine' | 'theirs' }>) => {
      const { conflict } = state;
      if (conflict === null) return;
      const { document, ...stored } = conflict;
      if (payload.keeps === 'theirs') {
        perform(
          state,
          (editing) => {
            editing.document = document;
            return true;
          },
          null,
        );
      }
      state.state = stored;
      state.stored = document;
      state.conflict = null;
    },
    failed: (state, { payload }: PayloadAction<{ doing: ContentDoing; failure: ApiFailure }>) => ({
      ...state,
      doing: null,
      failure: payload,
      unsettled:
        mayBeDone(payload.failure) || (state.isRepeat && isTurnedAway(payload.failure)) ? state.unsettled : null,
    }),
    failureDismissed: (state) => ({ ...state, failure: null }),
    dialogOpened: (state, { payload }: PayloadAction<ContentDialog>) => ({ ...state, dialog: payload }),
    dialogClosed: (state) => ({ ...state, dialog: null }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(contentSaveRequested, (state) => ({ ...state, isAsked: true }))
      .addCase(contentPublishRequested, (state) => ({ ...state, isAsked: true }));
  },
  selectors: {
    selectAreProblemsShown: (state) => state.isAsked || state.contentKey !== null,
    selectContentKey: (state) => state.contentKey,
    selectContent: (state) => state.document,
    selectContentState: (state) => state.state,
    selectStoredContent: (state) => state.stored,
    selectContentDoing: (state) => state.doing,
    selectContentFailure: (state) => state.failure,
    selectUnsettledContent: (state) => state.unsettled,
    selectContentConflict: (state) => state.conflict,
    selectContentDialog: (state) => state.dialog,
    selectCanUndoContent: (state) => state.past.length > 0,
    selectCanRedoContent: (state) => state.future.length > 0,
  },
});

export const contentReducer = contentSlice.reducer;
export const contentEvents = contentSlice.actions;
export const {
  selectAreProblemsShown,
  selectContentKey,
  selectContent,
  selectContentState,
  selectStoredContent,
  selectContentDoing,
  selectContentFailure,
  selectUnsettledContent,
  selectContentConflict,
  selectContentDialog,
  selectCanUndoContent,
  selectCanRedoContent,
} = contentSlice.selectors;
