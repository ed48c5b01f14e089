// What becomes of two versions that meet: the places at which they differ, each decided for one side.
// State key: conflict.
// Publishes the slice, the document that the preview shows, and the panel that stands in the editor's place.
export { ConflictPanel } from './ConflictPanel';
export { conflictReducer } from './conflictSlice';
export { selectPreviewed } from './conflictSelectors';
