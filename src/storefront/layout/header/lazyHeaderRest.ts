import { lazyComponent } from '../../kernel/lazy';

/** The header's colours by customer type, already painted by the server, the account dialog and the preview bar. */
export const headerRest = lazyComponent(
  () => import(/* webpackChunkName: "late-rest" */ './HeaderRest').then(({ headerRestModule }) => headerRestModule),
  'idle',
);
