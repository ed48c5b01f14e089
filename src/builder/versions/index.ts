// The versions that were published, and the way back to one of them.
// State key: versions.
// Publishes the slice, the dialog with the site's versions and its process, and what any document's are made of.
export { VersionList } from './VersionList';
export { VersionsDialog } from './VersionsDialog';
export { VersionsWindow } from './VersionsWindow';
export { versionsProcess } from './versionsProcess';
export { versionsSaga } from './versionsSaga';
export { versionRequested, versionsReducer } from './versionsSlice';
