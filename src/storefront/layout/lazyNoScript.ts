import { lazyComponent } from '../kernel/lazy';

/** For browsers without scripts: the server alone renders it, so no browser loads its code on purpose. */
export const noScript = lazyComponent(() =>
  import(/* webpackChunkName: "part-rest" */ './NoScript').then(({ noScriptModule }) => noScriptModule),
);
