import { lazyComponent } from '../../kernel/lazy';
import type { RecommendationShelfProps } from './shelf';

/** Recommended products: below what a page is about, so that they come after it. */
export const recommendationShelf = lazyComponent<RecommendationShelfProps>(
  () => import(/* webpackChunkName: "part-recommendations" */ './shelf').then((file) => file.recommendationShelfModule),
  'idle',
);
