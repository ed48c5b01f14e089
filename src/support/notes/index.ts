// What support notes at moments of a session.
// State key: `notes`, the note that is being written. Publishes its process, the panel, the moments that have notes, and what keeps it from being lost.
export { noteReducer } from './noteSlice';
export { NotesPanel } from './NotesPanel';
export { notesSaga } from './notesSaga';
export { useNotedMoments } from './useNotedMoments';
export { useAskBeforeLeaving } from './useAskBeforeLeaving';
