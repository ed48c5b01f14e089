// The real shop in a frame, kept the same as the draft being edited.
// State key: none; how it is looked at is the view's.
// Publishes the pane, the process that speaks to the frame, and the parts of a preview.
export { PreviewPane } from './PreviewPane';
export { Pane } from './preview.styles';
export { previewSaga } from './previewSaga';
export { Stage } from './Stage';
export { WidthChoice } from './WidthChoice';
