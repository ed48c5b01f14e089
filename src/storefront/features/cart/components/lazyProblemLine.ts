import { lazyComponent } from '../../../kernel/lazy';

/** What is wrong with a quantity: nothing is, before somebody has chosen one. */
export const problemLine = lazyComponent(
  () => import(/* webpackChunkName: "part-rest" */ './ProblemLine').then(({ problemLineModule }) => problemLineModule),
  'idle',
);
