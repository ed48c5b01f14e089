import { lazyComponent } from '../../kernel/lazy';

/** What stands below the lines of the mini cart; late code, like the site's configuration that says it. */
export const belowMiniCart = lazyComponent(() =>
  import(/* webpackChunkName: "part-rest" */ './BelowMiniCart').then(({ belowMiniCartModule }) => belowMiniCartModule),
);
