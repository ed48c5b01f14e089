// Support's notes on moments of a session.
// State key: `notes`, the note that is being written.
// Publishes its process, the panel, the moments that have notes, and the question before an unsaved note is lost.
export { noteReducer } from './noteSlice';
export { NotesPanel } from './NotesPanel';
export { notesSaga } from './notesSaga';
export { useNotedMoments } from './useNotedMoments';
export { useAskBeforeLeaving } from './useAskBeforeLeaving';
