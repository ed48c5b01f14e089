// The shop itself in a frame, kept in step with the draft being edited as long as no rule is broken.
// State key: none; how it is displayed is in the view's state. Publishes the pane, the process that sends the draft to
// the frame, and the parts of a preview.
export { PreviewPane } from './PreviewPane';
export { Pane } from './preview.styles';
export { previewReady, previewSaga } from './previewSaga';
export { Stage } from './Stage';
export { WidthChoice } from './WidthChoice';
