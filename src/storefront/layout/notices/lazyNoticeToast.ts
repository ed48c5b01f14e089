import { lazyComponent } from '../../kernel/lazy';

/** A toast; no page starts with one. */
export const noticeToast = lazyComponent(
  () => import(/* webpackChunkName: "late-rest" */ './NoticeToast').then(({ noticeToastModule }) => noticeToastModule),
  'idle',
);
