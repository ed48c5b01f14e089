import { createAction, createSlice, original, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { suggestedPath } from '../../../commerce/content/suggestedPath';
import type { ContentDocument } from '../../../contract/content/contentDocument';
import type { ContentDraft, ContentState } from '../../../contract/content/editing';
import { pathOf, valueAt, writeAt, type Json, type DocumentPath } from '../../draft';
import { keepStep, stepFrom, type History } from '../../kernel/history';
import {
  keyedRequest,
  publicationCases,
  publishRequest,
  UNPUBLISHED,
  type DocumentPublication,
  type SentSave,
} from '../../publication';

declare module '../../kernel/state' {
  interface BuilderState {
    readonly content: EditedContent;
  }
}

/** Types of a content as a published document. `contentKey` null: it was never saved. */
export interface ContentKind {
  readonly state: ContentState;
  readonly sent: SentSave & { readonly contentKey: string | null; readonly document: ContentDocument };
}

/** The content being edited, its undo history, and what the server has of it. */
export interface EditedContent extends DocumentPublication<ContentKind> {
  /** null: never saved, or no content is edited. */
  readonly contentKey: string | null;
  /** null: not loaded yet, or no content is edited. */
  readonly document: ContentDocument | null;
  readonly past: readonly ContentDocument[];
  readonly future: readonly ContentDocument[];
  readonly typingAt: string | null;
  /** Whether saving or publishing was requested: until then, the broken rules of a new content are not shown. */
  readonly isAsked: boolean;
}

const initialState: EditedContent = {
  ...UNPUBLISHED,
  contentKey: null,
  document: null,
  past: [],
  future: [],
  typingAt: null,
  isAsked: false,
};

/** The document of a new content. */
export const BLANK_CONTENT: ContentDocument = {
  kind: 'advice',
  path: '',
  title: '',
  description: '',
  picture: null,
  position: 0,
  blocks: [],
};

/** Opens a content for editing; ends in content/read or content/failed. */
export const contentRequested = createAction<{ readonly contentKey: string }>('content/requested');
export const contentSaveRequested = keyedRequest('content/saveRequested');
export const contentPublishRequested = publishRequest('content/publishRequested');
/** The content is to go offline: from then on only builders see it. */
export const contentWithdrawRequested = keyedRequest('content/withdrawRequested');

interface EditingState extends History<ContentDocument> {
  document: ContentDocument | null;
}

/** Runs an edit as an undo step of its own, or joins it to the step before while the same field is typed into. */
function perform(state: Draft<EditedContent>, edit: (editing: EditingState) => boolean, typingAt: string | null): void {
  const before = (original(state) as EditedContent | undefined)?.document;
  const editing: EditingState = state;
  if (!before || !edit(editing)) return;
  keepStep(editing, before, typingAt);
}

/** The address of a new content follows its kind and title until somebody edits it. */
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

const cases = publicationCases<ContentKind, EditedContent>();

const contentSlice = createSlice({
  name: 'content',
  initialState,
  reducers: {
    ...cases,
    saved: (all: EditedContent, action: Parameters<typeof cases.saved>[1]): EditedContent => ({
      ...cases.saved(all, action),
      contentKey: action.payload.state.contentKey,
    }),
    /** A new content was started. */
    begun: (): EditedContent => ({ ...initialState, document: BLANK_CONTENT }),
    read: (_state, { payload: { document, ...state } }: PayloadAction<ContentDraft>): EditedContent => ({
      ...initialState,
      contentKey: state.contentKey,
      document,
      stored: document,
      state,
    }),
    fieldChanged: (state, { payload: { place, value } }: PayloadAction<{ place: DocumentPath; value: Json }>) => {
      const { document } = state;
      if (document === null) return;
      const { kind, title, path } = document;
      perform(state, () => valueAt(document, place) !== value && writeAt(document, place, value), pathOf(place));
      if (place[0] === 'title' || place[0] === 'kind') followTitle(state, { kind, title, path });
    },
    fieldLeft: (state) => {
      state.typingAt = null;
    },
    /** Replaces the whole document, by an earlier version for example. Undoable like any other edit. */
    documentReplaced: (state, { payload }: PayloadAction<{ document: ContentDocument }>) => {
      perform(
        state,
        (editing) => {
          editing.document = payload.document;
          return true;
        },
        null,
      );
    },
    undone: (state) => goTo(state, 'past'),
    redone: (state) => goTo(state, 'future'),
    /** Settles a conflict: the chosen document is edited further, based on the draft that the server has now. */
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
  },
  extraReducers: (builder) => {
    builder
      // The key is kept so that a failed load can be tried again.
      .addCase(contentRequested, (_state, { payload: { contentKey } }) => ({ ...initialState, contentKey }))
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
    selectCanUndoContent: (state) => state.past.length > 0,
    selectCanRedoContent: (state) => state.future.length > 0,
  },
});

export const contentReducer = contentSlice.reducer;
export const contentEvents = contentSlice.actions;
/** To be registered for recording. */
export const editingEvents = {
  ...contentEvents,
  contentRequested,
  contentSaveRequested,
  contentPublishRequested,
  contentWithdrawRequested,
};
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
  selectCanUndoContent,
  selectCanRedoContent,
} = contentSlice.selectors;
