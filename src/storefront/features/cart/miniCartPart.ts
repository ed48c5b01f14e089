import { createPart } from '../../kernel/parts';

/** The drawer with its lines; the badge, which leads to it, is in the first load. */
export const miniCart = createPart(() =>
  import(/* webpackChunkName: "part-miniCart" */ './components/miniCart/MiniCartDrawer').then(
    ({ miniCartPart }) => miniCartPart,
  ),
);
