// What is shown, with links into the shop, if a page's object does not exist, if a search finds nothing, and for a
// search without a term. Late code.
// State key: none of its own.
// Publishes all three as lazy components; the page for unknown addresses bundles `NotFound` itself.
import { lazyComponent } from '../../kernel/lazy';
import type { NothingFoundProps } from './NothingFound';

export const notFound = lazyComponent(
  () => import(/* webpackChunkName: "late-rest" */ './notFoundModule').then(({ notFoundModule }) => notFoundModule),
  'idle',
);

export const nothingFound = lazyComponent<NothingFoundProps>(
  () => import(/* webpackChunkName: "late-rest" */ './NothingFound').then((file) => file.nothingFoundModule),
  'idle',
);

export const searchStart = lazyComponent(
  () => import(/* webpackChunkName: "late-rest" */ './SearchStart').then((file) => file.searchStartModule),
  'idle',
);
