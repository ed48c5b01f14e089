import { lazyComponent } from '../../../kernel/lazy';

/** The wordmark: it stands as the server drew it, and its link leads home without a script. */
export const logo = lazyComponent(
  () => import(/* webpackChunkName: "part-rest" */ './Logo').then(({ logoModule }) => logoModule),
  'idle',
);
