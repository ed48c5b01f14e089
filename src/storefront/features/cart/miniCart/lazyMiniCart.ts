import { lazyComponent } from '../../../kernel/lazy';
import type { OpenMiniCartProps } from '../components/miniCart/OpenMiniCart';

/** The open mini cart, dialog or panel; the badge that opens it is in the first load. */
export const miniCart = lazyComponent<OpenMiniCartProps>(() =>
  import(/* webpackChunkName: "late-miniCart" */ '../components/miniCart/OpenMiniCart').then(
    ({ miniCartModule }) => miniCartModule,
  ),
);
