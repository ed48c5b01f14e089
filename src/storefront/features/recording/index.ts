// Sending a page's recording to support: at the shopper's request or, with consent, while it goes on; late code.
// State key: late.recording, from the first idle moment on.
// Publishes the slice, the link, the same as a lazy component, and the window, which is one too; sending/ has its call, and app/recording/sending the process.
export {
  fileRequested,
  previewed,
  recordingEvents,
  recordingReducer,
  selectSending,
  selectSendingId,
  sendingClosed,
  sendingFailed,
  sendingOpened,
  sendingRequested,
  sent,
  uploadStarted,
  uploadStopped,
  type RecordingPreview,
} from './recordingSlice';
export { SendToSupport } from './components/SendToSupport';
export { sendingDialog } from './lazySendingDialog';
export { sendToSupport } from './lazySendToSupport';
