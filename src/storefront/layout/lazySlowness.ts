import { lazyComponent } from '../kernel/lazy';

/** The bar at the window's top that says that the next page takes its time. */
export const slowness = lazyComponent(
  () =>
    import(/* webpackChunkName: "part-rest" */ '../ui/feedback/ProgressBar').then(({ ProgressBar }) => ({
      Component: ProgressBar,
      texts: {},
    })),
  'idle',
);
