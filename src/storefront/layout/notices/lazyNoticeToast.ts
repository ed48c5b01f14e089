import { lazyComponent } from '../../kernel/lazy';

/** A toast: there is none on a page that comes. */
export const noticeToast = lazyComponent(
  () => import(/* webpackChunkName: "part-rest" */ './NoticeToast').then(({ noticeToastModule }) => noticeToastModule),
  'idle',
);
