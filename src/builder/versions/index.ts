// Published versions, and bringing one back.
// State key: versions. Publishes the slice, the dialog of the site's versions and its process, and what every kind of
// document shares.
export { VersionList } from './VersionList';
export { VersionsDialog } from './VersionsDialog';
export { VersionsWindow } from './VersionsWindow';
export { versionsProcess } from './versionsProcess';
export { versionsSaga } from './versionsSaga';
export { versionRequested, versionsEvents, versionsReducer } from './versionsSlice';
