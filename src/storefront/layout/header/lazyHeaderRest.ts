import { lazyComponent } from '../../kernel/lazy';

/** The header's colours by customer type, which the server has painted, and the dialog of accounts. */
export const headerRest = lazyComponent(
  () => import(/* webpackChunkName: "part-rest" */ './HeaderRest').then(({ headerRestModule }) => headerRestModule),
  'idle',
);
