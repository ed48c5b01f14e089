// The real shop in a frame, kept the same as the draft being edited.
// State key: none; how it is looked at is the view's.
// Publishes the pane and the process that speaks to the frame.
export { PreviewPane } from './PreviewPane';
export { previewSaga } from './previewSaga';
