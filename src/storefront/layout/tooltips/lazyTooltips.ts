import { lazyComponent } from '../../kernel/lazy';

/** The tooltips: late code, because none is shown before the pointer moves or the focus is set. */
export const tooltips = lazyComponent(
  () => import(/* webpackChunkName: "late-rest" */ './ShopTooltips').then(({ tooltipsModule }) => tooltipsModule),
  'idle',
);
