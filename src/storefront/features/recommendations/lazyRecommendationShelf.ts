import { lazyComponent } from '../../kernel/lazy';
import type { RecommendationShelfProps } from './shelf/late';

/** Recommended products: below the page's main content, so that they load after it. */
export const recommendationShelf = lazyComponent<RecommendationShelfProps>(
  () =>
    import(/* webpackChunkName: "late-recommendations" */ './shelf/late').then(
      (file) => file.recommendationShelfModule,
    ),
  'idle',
);
