import { lazyComponent } from '../../../kernel/lazy';

/** A customer's name and menu; guests never load it. */
export const profileMenu = lazyComponent(() =>
  import(/* webpackChunkName: "late-profile" */ './ProfileMenu').then(({ profileMenuModule }) => profileMenuModule),
);
