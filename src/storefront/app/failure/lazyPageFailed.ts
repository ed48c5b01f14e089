import { lazyComponent } from '../../kernel/lazy';

/** What stands where a page should be that failed. */
export const pageFailed = lazyComponent(
  () =>
    import(/* webpackChunkName: "part-rest" */ './pageFailedModule').then(({ pageFailedModule }) => pageFailedModule),
  'idle',
);
