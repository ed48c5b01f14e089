import { createPart } from '../../app/parts';

/** The drawer with all levels of the menu; the links that open it are in the first load. */
export const menuDrawer = createPart(() =>
  import(/* webpackChunkName: "part-menu" */ './OpenMenuDrawer').then(({ menuDrawerPart }) => menuDrawerPart),
);
