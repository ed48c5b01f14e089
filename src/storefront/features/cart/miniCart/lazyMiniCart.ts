import { lazyComponent } from '../../../kernel/lazy';

/** The drawer with its lines; the badge, which leads to it, is in the first load. */
export const miniCart = lazyComponent(() =>
  import(/* webpackChunkName: "part-miniCart" */ '../components/miniCart/MiniCartDrawer').then(
    ({ miniCartModule }) => miniCartModule,
  ),
);
