import { lazyComponent } from '../../kernel/lazy';

/** The band above the header; the server's HTML works without JavaScript. */
export const ribbon = lazyComponent(
  () => import(/* webpackChunkName: "late-rest" */ './Ribbon').then(({ ribbonModule }) => ribbonModule),
  'idle',
);
