// Toasts: what the shop tells in passing, three at a time, the rest in a queue.
// State key: notices.
// Publishes noticeRaised for every feature, what the region that shows them asks, the slice and its saga.
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
