// The site as a file: one that is brought in becomes an edit, one that can't be a site is refused with every wrong place.
// State key: file.
// Publishes the slice with its events, the process and the dialog.
export { FileDialog } from './FileDialog';
export { fileSaga } from './fileSaga';
export { fileRead, fileReducer, fileWanted } from './fileSlice';
