// The site as a file: an imported one becomes an edit, an unusable one is refused with the rules that it breaks.
// State key: file. Publishes the slice with its events, the process and the dialog.
export { FileDialog } from './FileDialog';
export { fileSaga } from './fileSaga';
export { fileEvents, fileRead, fileReducer, fileWanted } from './fileSlice';
