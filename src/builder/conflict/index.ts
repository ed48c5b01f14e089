// Merging two versions of the site: where they differ, and which side is taken.
// State key: conflict. Publishes the slice, the document that the preview shows, and the panel that replaces the
// editor.
export { ConflictPanel } from './ConflictPanel';
export { conflictEvents, conflictReducer } from './conflictSlice';
export { selectPreviewed } from './conflictSelectors';
