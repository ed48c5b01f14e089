import { lazyComponent } from '../kernel/lazy';

/** The progress bar at the window's top, shown while the next page loads slowly. */
export const pageProgress = lazyComponent(
  () =>
    import(/* webpackChunkName: "late-rest" */ '../ui/feedback/ProgressBar').then(({ ProgressBar }) => ({
      Component: ProgressBar,
      texts: {},
    })),
  'idle',
);
