import { lazyComponent } from '../../../kernel/lazy';

/** The open mini cart, dialog or panel; the badge that opens it is in the first load. */
export const miniCart = lazyComponent(() =>
  import(/* webpackChunkName: "part-miniCart" */ '../components/miniCart/OpenMiniCart').then(
    ({ miniCartModule }) => miniCartModule,
  ),
);
