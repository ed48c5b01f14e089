import { lazyComponent } from '../kernel/lazy';

/**
 * For browsers without scripts: only the server renders it, because React renders no content of `<noscript>` in the
 * browser.
 */
export const noScript = lazyComponent(() =>
  import(/* webpackChunkName: "late-rest" */ './NoScript').then(({ noScriptModule }) => noScriptModule),
);
