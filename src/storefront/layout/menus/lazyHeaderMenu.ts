import { lazyCode } from '../../kernel/lazy';

/** Tells the items of the menu in a buyer's header; loaded with what a buyer's home page shows. */
export const headerMenu = lazyCode(() =>
  import(/* webpackChunkName: "part-buyersHome" */ './selectHeaderMenu').then((file) => file.selectHeaderMenu),
);
