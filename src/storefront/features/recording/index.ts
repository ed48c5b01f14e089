// Sending a page's recording to support: at the shopper's request or, with consent, while it is made; late code.
// State key: late.recording, from the first idle moment on.
// Publishes the slice, the link (also as a lazy component), and the window, a lazy component too; the call for the code
// is in sending/, the process in app/recording/sending.
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
