// Toasts: short messages, a few at a time, the rest in a queue.
// State key: notices.
// Publishes the two ways to raise one (an outcome of commerce, anything else), the selectors and events of the toast
// region, the slice and its saga.
export type { Notice } from './noticesSlice';
export type { NoticeLink } from './newNotice';
export {
  noticeDismissed,
  noticePaused,
  noticeRaised,
  noticeResumed,
  noticesEvents,
  noticesReducer,
  selectQueue,
} from './noticesSlice';
export { selectMaxShown, selectPosition, selectPositioning } from './noticeSettings';
export { raiseCommerceNotice, raiseNotice } from './raiseNotice';
export { noticesSaga } from './noticesSaga';
