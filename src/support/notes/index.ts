// What support notes at moments of a session.
// State key: `notes`, the note that is being written. Publishes its process, the panel and what keeps it from being lost.
export { noteReducer } from './noteSlice';
export { NotesPanel } from './NotesPanel';
export { notesSaga } from './notesSaga';
export { useAskBeforeLeaving } from './useAskBeforeLeaving';
