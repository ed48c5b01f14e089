import { lazyComponent } from '../../kernel/lazy';

/** Below the shelves of the home page: texts and plain links, so the server's HTML suffices without JavaScript. */
export const homeFoot = lazyComponent(
  () => import(/* webpackChunkName: "late-homeFoot" */ './HomeFoot').then((file) => file.homeFootModule),
  'idle',
);
