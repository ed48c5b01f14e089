import { lazyComponent } from '../../../kernel/lazy';

/** A customer's name and the menu under it; guests never need it. */
export const profileMenu = lazyComponent(() =>
  import(/* webpackChunkName: "part-profile" */ './ProfileMenu').then(({ profileMenuModule }) => profileMenuModule),
);
