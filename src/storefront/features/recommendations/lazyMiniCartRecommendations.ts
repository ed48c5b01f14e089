import { lazyComponent } from '../../kernel/lazy';

/** Recommendations for the cart, in the mini cart; loaded only if the site enables them. */
export const miniCartRecommendations = lazyComponent(() =>
  import(/* webpackChunkName: "late-recommendations" */ './shelf/late').then(
    (file) => file.miniCartRecommendationsModule,
  ),
);
