import { lazyComponent } from '../../../../kernel/lazy';

/** The message about a quantity or a line; late code, because few pages start with one. */
export const problemLine = lazyComponent(
  () => import(/* webpackChunkName: "late-rest" */ './ProblemLine').then(({ problemLineModule }) => problemLineModule),
  'idle',
);
