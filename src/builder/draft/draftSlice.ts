import { createSlice, original, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import type { SiteDocument } from '../../contract/site/siteConfiguration';
import { conflictSettled, draftRead } from './documentEvents';
import {
  addItem,
  addMenu,
  copyItem,
  moveItemTo,
  removeItem,
  removeMenu,
  replaceDocument,
  setField,
  type Edited,
  type Selection,
} from './edits';
import type { ItemPath, Target } from './menuTree';
import { pathOf, type Json, type DocumentPath } from './documentPath';
import { keepStep, stepFrom, type History } from '../kernel/history';

declare module '../kernel/state' {
  interface BuilderState {
    readonly draft: DraftState;
  }
}

export interface Step {
  readonly document: SiteDocument;
  readonly selection: Selection | null;
  readonly settled: number;
}

/** The draft being edited and its undo history. Both can be rebuilt from the events that the slice handles. */
export interface DraftState {
  /** null until the saved draft is loaded. */
  readonly document: SiteDocument | null;
  readonly selection: Selection | null;
  /** Oldest first. */
  readonly past: readonly Step[];
  /** Most recently undone first. */
  readonly future: readonly Step[];
  /** The field being typed into: all its letters are one undo step. */
  readonly typingAt: string | null;
  /** How many conflicts were settled since the draft was loaded. */
  readonly conflicts: number;
  /** How many of the settled conflicts the draft being edited includes: undo can go back before the last. */
  readonly settled: number;
}

const initialState: DraftState = {
  document: null,
  selection: null,
  past: [],
  future: [],
  typingAt: null,
  conflicts: 0,
  settled: 0,
};

/** The state as an immer draft. */
interface EditingState extends History<Step> {
  document: SiteDocument | null;
  selection: Selection | null;
  settled: number;
}

/** The document as it was before this reducer; `original` keeps its identity, by which a change is detected. */
function stepBefore(state: Draft<DraftState>): Step | null {
  const before = original(state) as DraftState | undefined;
  if (!before?.document) return null;
  const { document, selection, settled } = before;
  return { document, selection, settled };
}

/** Runs an edit as an undo step of its own, or joins it to the step before while the same field is typed into. */
function perform(state: Draft<DraftState>, edit: (edited: Edited) => boolean, typingAt: string | null = null): void {
  const step = stepBefore(state);
  const editing: EditingState = state;
  if (!step || !editing.document) return;
  const edited: Edited = { document: editing.document, selection: editing.selection };
  if (!edit(edited)) return;
  editing.document = edited.document;
  editing.selection = edited.selection;
  keepStep(editing, step, typingAt);
}

/** One step of undo or redo. */
function goTo(state: Draft<DraftState>, way: 'past' | 'future'): void {
  const here = stepBefore(state);
  const editing: EditingState = state;
  const step = here && stepFrom(editing, here, way);
  if (!step) return;
  editing.document = step.document;
  editing.selection = step.selection;
  editing.settled = step.settled;
}

const draftSlice = createSlice({
  name: 'draft',
  initialState,
  reducers: {
    /** A field of the document got a new value: text, number or choice. */
    fieldChanged: (state, { payload }: PayloadAction<{ place: DocumentPath; value: Json }>) => {
      perform(state, (edited) => setField(edited, payload.place, payload.value), pathOf(payload.place));
    },
    /** The field lost the focus: typing into it again begins a new undo step. */
    fieldLeft: (state) => {
      state.typingAt = null;
    },
    itemAdded: (state, { payload }: PayloadAction<{ menu: string; target: Target; label: string }>) => {
      perform(state, (edited) => addItem(edited, payload.menu, payload.target, payload.label));
    },
    itemCopied: (state, { payload }: PayloadAction<{ menu: string; path: ItemPath }>) => {
      perform(state, (edited) => copyItem(edited, payload.menu, payload.path));
    },
    itemRemoved: (state, { payload }: PayloadAction<{ menu: string; path: ItemPath }>) => {
      perform(state, (edited) => removeItem(edited, payload.menu, payload.path));
    },
    itemMoved: (state, { payload }: PayloadAction<{ menu: string; from: ItemPath; target: Target }>) => {
      perform(state, (edited) => moveItemTo(edited, payload.menu, payload.from, payload.target));
    },
    menuAdded: (state, { payload }: PayloadAction<{ menu: string }>) => {
      perform(state, (edited) => addMenu(edited, payload.menu));
    },
    menuRemoved: (state, { payload }: PayloadAction<{ menu: string }>) => {
      perform(state, (edited) => removeMenu(edited, payload.menu));
    },
    /** Replaces the whole document, by a file or an earlier version. Undoable like any other edit. */
    documentReplaced: (state, { payload }: PayloadAction<{ document: SiteDocument }>) => {
      perform(state, (edited) => replaceDocument(edited, payload.document));
    },
    selected: (state, { payload }: PayloadAction<Selection | null>) => {
      const editing: EditingState = state;
      editing.selection = payload;
      state.typingAt = null;
    },
    undone: (state) => goTo(state, 'past'),
    redone: (state) => goTo(state, 'future'),
  },
  extraReducers: (builder) => {
    builder
      .addCase(draftRead, (_state, { payload }) => ({ ...initialState, document: payload.document }))
      .addCase(conflictSettled, (state, { payload }) => {
        perform(state, (edited) => replaceDocument(edited, payload.document));
        state.conflicts += 1;
        state.settled = state.conflicts;
      });
  },
  selectors: {
    selectDocument: (state) => state.document,
    selectSelection: (state) => state.selection,
    /** How many settled conflicts the draft being edited includes. */
    selectSettled: (state) => state.settled,
    selectCanUndo: (state) => state.past.length > 0,
    selectCanRedo: (state) => state.future.length > 0,
  },
});

export const draftReducer = draftSlice.reducer;
/** To be registered for recording. */
export const draftEvents = { ...draftSlice.actions, draftRead, conflictSettled };
export const {
  fieldChanged,
  fieldLeft,
  itemAdded,
  itemCopied,
  itemRemoved,
  itemMoved,
  menuAdded,
  menuRemoved,
  documentReplaced,
  selected,
  undone,
  redone,
} = draftSlice.actions;
export const { selectDocument, selectSelection, selectSettled, selectCanUndo, selectCanRedo } = draftSlice.selectors;
