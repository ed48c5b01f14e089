import { createPart } from '../../../kernel/parts';

/** A customer's name and the menu under it; guests never need it. */
export const profileMenu = createPart(() =>
  import(/* webpackChunkName: "part-profile" */ './ProfileMenu').then(({ profileMenuPart }) => profileMenuPart),
);
