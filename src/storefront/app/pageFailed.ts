import { createPart } from '../kernel/parts';

/** What stands where a page should be that failed. */
export const pageFailed = createPart(
  () => import(/* webpackChunkName: "part-rest" */ './pageFailedPart').then(({ pageFailedPart }) => pageFailedPart),
  'soon',
);
