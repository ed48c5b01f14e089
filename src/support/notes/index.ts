// What support notes at moments of a session.
// State key: `notes`, the note that is being written. Publishes its process and the panel.
export { noteReducer } from './noteSlice';
export { NotesPanel } from './NotesPanel';
export { notesSaga } from './notesSaga';
