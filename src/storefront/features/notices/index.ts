// Toasts: short messages, three at a time, the rest in a queue.
// State key: notices.
// Publishes noticeRaised for every feature, the selectors and events of the toast region, the slice and its saga.
export {
  noticeDismissed,
  noticePaused,
  noticeRaised,
  noticeResumed,
  noticesEvents,
  noticesReducer,
  selectQueue,
  type Notice,
} from './noticesSlice';
export { noticesSaga } from './noticesSaga';
