// What a page shows whose address leads to nothing, with the ways on from there. Late code.
// State key: none of its own.
// Publishes it for pages that may be missing; the page of an unknown address has it in its own code.
import { lazyComponent } from '../../kernel/lazy';

export const notFound = lazyComponent(
  () => import(/* webpackChunkName: "part-rest" */ './notFoundModule').then(({ notFoundModule }) => notFoundModule),
  'idle',
);
