// The region in which toasts are shown.
// State key: none of its own; the queue is in features/notices.
// Publishes the region for the shell.
export { NoticeRegion } from './NoticeRegion';
