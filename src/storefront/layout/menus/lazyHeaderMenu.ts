import { lazyCode, lazyComponent } from '../../kernel/lazy';
import type { HeaderMenuProps } from './HeaderMenu';

/** What of a buyer's home page follows the menu in their header. */
export const headerMenu = lazyComponent<HeaderMenuProps>(() =>
  import(/* webpackChunkName: "part-buyersHome" */ './HeaderMenu').then((file) => file.headerMenuModule),
);

/** Tells the items of that menu. */
export const headerMenuItems = lazyCode(() =>
  import(/* webpackChunkName: "part-buyersHome" */ './HeaderMenu').then((file) => file.selectHeaderMenu),
);
