import { lazyComponent } from '../../../../kernel/lazy';

/** The message about a quantity; late code, because no page starts with one. */
export const problemLine = lazyComponent(
  () => import(/* webpackChunkName: "late-rest" */ './ProblemLine').then(({ problemLineModule }) => problemLineModule),
  'idle',
);
