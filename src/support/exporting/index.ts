// Exports of a session: the recording itself, a test of the project, a file for Redux DevTools.
// State key: `exporting`, the dialog.
// Publishes the dialog and what opens it, and its process.
export { ExportDialog } from './ExportDialog';
export { exportSaga } from './exportSaga';
export { exportOpened, exportReducer } from './exportSlice';
