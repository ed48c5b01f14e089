import { createPart } from '../../kernel/parts';

/** A toast: there is none on a page that comes. */
export const noticeToast = createPart(
  () => import(/* webpackChunkName: "part-rest" */ './NoticeToast').then(({ noticeToastPart }) => noticeToastPart),
  'soon',
);
