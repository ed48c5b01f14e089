import { lazyComponent } from '../../kernel/lazy';

/** Recommendations for the cart, in the mini cart; loaded only if the site enables them. */
export const miniCartRecommendations = lazyComponent(() =>
  import(/* webpackChunkName: "late-recommendations" */ './shelf').then((file) => file.miniCartRecommendationsModule),
);
