import { lazyComponent } from '../../../kernel/lazy';
import type { CategoryFacetProps } from '../components/CategoryFacet';

/** The categories among the facets of search results; late code, because the server's HTML has their links. */
export const categoryFacet = lazyComponent<CategoryFacetProps>(
  () =>
    import(/* webpackChunkName: "late-rest" */ '../components/CategoryFacet').then((file) => file.categoryFacetModule),
  'idle',
);
