import { lazyComponent } from '../../kernel/lazy';

/** The foot of the page: no first paint shows it. */
export const footer = lazyComponent(
  () => import(/* webpackChunkName: "part-rest" */ './Footer').then(({ footerModule }) => footerModule),
  'idle',
);
