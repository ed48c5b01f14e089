import { lazyComponent } from '../../kernel/lazy';

/** What goes with the cart, in the mini cart; its code comes only where a site wants it there. */
export const miniCartRecommendations = lazyComponent(() =>
  import(/* webpackChunkName: "part-recommendations" */ './shelf').then((file) => file.miniCartRecommendationsModule),
);
