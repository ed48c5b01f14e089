// Toasts: what the shop tells in passing, three at a time, the rest in a queue.
// State key: notices.
// Publishes noticeRaised for every feature, the slice, its saga and the region that shows them.
export { NoticeRegion } from './NoticeRegion';
export { noticeDismissed, noticeRaised, noticesEvents, noticesReducer } from './noticesSlice';
export type { NoticeText } from './noticesSlice';
export { noticesSaga } from './noticesSaga';
