// Shown by a page whose object does not exist, with links into the shop. Late code.
// State key: none of its own.
// Publishes it for pages that may be missing; the page for unknown addresses bundles it itself.
import { lazyComponent } from '../../kernel/lazy';

export const notFound = lazyComponent(
  () => import(/* webpackChunkName: "part-rest" */ './notFoundModule').then(({ notFoundModule }) => notFoundModule),
  'idle',
);
