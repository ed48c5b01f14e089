import { lazyComponent } from '../../../kernel/lazy';

/** The logo; the server's HTML and its link work without JavaScript. */
export const logo = lazyComponent(
  () => import(/* webpackChunkName: "late-rest" */ './Logo').then(({ logoModule }) => logoModule),
  'idle',
);
