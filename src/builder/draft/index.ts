// The draft being edited: every edit as an event, the way back and forward, what is wrong where.
// State key: draft.
// Publishes the slice, its events and selectors, the tree of a menu, places and problems.
export {
  documentReplaced,
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
export { pathOf, valueAt, writeAt, type Json, type Place } from './place';
export { problemsBelow, selectProblems } from './problems';
