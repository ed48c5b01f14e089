// The real shop in a frame, kept the same as what is in hand.
// State key: none; how it is looked at is the view's.
// Publishes the pane, the process that speaks to the frame, and what the frame's page says when it listens.
export { PreviewPane } from './PreviewPane';
export { previewReady, previewSaga } from './previewSaga';
