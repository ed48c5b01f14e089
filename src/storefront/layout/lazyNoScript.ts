import { lazyComponent } from '../kernel/lazy';

/** For browsers without scripts: only the server renders it, so that no browser loads its code. */
export const noScript = lazyComponent(() =>
  import(/* webpackChunkName: "late-rest" */ './NoScript').then(({ noScriptModule }) => noScriptModule),
);
