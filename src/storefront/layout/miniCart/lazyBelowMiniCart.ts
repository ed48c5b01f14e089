import { lazyComponent } from '../../kernel/lazy';

/** Shown below the lines of the mini cart; late code, like the site's configuration that enables it. */
export const belowMiniCart = lazyComponent(() =>
  import(/* webpackChunkName: "late-rest" */ './BelowMiniCart').then(({ belowMiniCartModule }) => belowMiniCartModule),
);
