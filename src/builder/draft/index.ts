// The draft being edited: its edits as events, undo and redo, and its broken rules by path.
// State key: draft. Publishes the slice, its events and selectors, the tree of a menu, paths and problems.
export {
  documentReplaced,
  draftEvents,
  draftReducer,
  fieldChanged,
  fieldLeft,
  itemAdded,
  itemCopied,
  itemMoved,
  itemRemoved,
  menuAdded,
  menuRemoved,
  redone,
  selectCanRedo,
  selectCanUndo,
  selected,
  selectDocument,
  selectSelection,
  selectSettled,
  undone,
} from './draftSlice';
export { conflictSettled, draftRead } from './documentEvents';
export type { Selection } from './edits';
export { itemAt, mayMove, type ItemPath, type Target } from './menuTree';
export { pathOf, valueAt, writeAt, type Json, type DocumentPath } from './documentPath';
export { problemsBelow, selectProblems } from './problems';
