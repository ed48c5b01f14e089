import { lazyCode, lazyComponent } from '../../kernel/lazy';
import type { HeaderMenuProps } from './HeaderMenu';

/** The parts of a buyer's home page that depend on the menu in their header. */
export const headerMenu = lazyComponent<HeaderMenuProps>(() =>
  import(/* webpackChunkName: "late-buyersHome" */ './HeaderMenu').then((file) => file.headerMenuModule),
);

/** The selector of the items of the menu in the shopper's header. */
export const headerMenuItems = lazyCode(() =>
  import(/* webpackChunkName: "late-buyersHome" */ './HeaderMenu').then((file) => file.selectHeaderMenu),
);
