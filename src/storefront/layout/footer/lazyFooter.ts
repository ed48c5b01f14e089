import { lazyComponent } from '../../kernel/lazy';

/** The footer; below the first screen and therefore lazy. */
export const footer = lazyComponent(
  () => import(/* webpackChunkName: "late-rest" */ './Footer').then(({ footerModule }) => footerModule),
  'idle',
);
