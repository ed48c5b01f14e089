// The versions that were published, and the way back to one of them.
// State key: versions.
// Publishes the slice, the process and the dialog with the list.
export { VersionsDialog } from './VersionsDialog';
export { versionsSaga } from './versionsSaga';
export { versionRequested, versionsReducer } from './versionsSlice';
