import { lazyComponent } from '../../../kernel/lazy';

/** The drawer with its lines; the badge that opens it is in the first load. */
export const miniCart = lazyComponent(() =>
  import(/* webpackChunkName: "part-miniCart" */ '../components/miniCart/MiniCartDrawer').then(
    ({ miniCartModule }) => miniCartModule,
  ),
);
