import { createPart } from '../../../kernel/parts';

/** The way to the login, or a customer's own menu: a link without a script, it stands as the server wrote it. */
export const profileEntry = createPart(
  () => import(/* webpackChunkName: "part-rest" */ './ProfileEntry').then(({ profileEntryPart }) => profileEntryPart),
  'soon',
);
