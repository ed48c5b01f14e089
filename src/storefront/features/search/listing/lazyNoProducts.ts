import { lazyComponent } from '../../../kernel/lazy';
import type { NoProductsProps } from '../components/NoProducts';

/** What a listing shows instead of products: hardly any page starts with it. */
export const noProducts = lazyComponent<NoProductsProps>(
  () => import(/* webpackChunkName: "late-rest" */ '../components/NoProducts').then((file) => file.noProductsModule),
  'idle',
);
