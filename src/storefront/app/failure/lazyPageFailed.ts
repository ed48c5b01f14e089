import { lazyComponent } from '../../kernel/lazy';

/** Shown in place of a page whose rendering threw. */
export const pageFailed = lazyComponent(
  () =>
    import(/* webpackChunkName: "part-rest" */ './pageFailedModule').then(({ pageFailedModule }) => pageFailedModule),
  'idle',
);
