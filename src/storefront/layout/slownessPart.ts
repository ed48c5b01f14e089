import { createPart } from '../kernel/parts';

/** The bar at the window's top that says that the next page takes its time. */
export const slowness = createPart(
  () =>
    import(/* webpackChunkName: "part-rest" */ '../ui/feedback/ProgressBar').then(({ ProgressBar }) => ({
      Part: ProgressBar,
      texts: {},
    })),
  'soon',
);
