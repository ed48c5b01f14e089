// The region in which toasts are shown.
// State key: none of its own; the queue is in features/notices.
// Publishes the region for the shell, and the process that fetches its late code.
export { NoticeRegion } from './NoticeRegion';
export { noticeToastSaga } from './noticeToastSaga';
