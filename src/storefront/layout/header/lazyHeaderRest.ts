import { lazyComponent } from '../../kernel/lazy';

/** The header's colours by customer type, already painted by the server, and the account dialog. */
export const headerRest = lazyComponent(
  () => import(/* webpackChunkName: "late-rest" */ './HeaderRest').then(({ headerRestModule }) => headerRestModule),
  'idle',
);
