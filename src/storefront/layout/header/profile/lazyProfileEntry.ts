import { lazyComponent } from '../../../kernel/lazy';

/** The way to the login, or a customer's own menu: a link without a script, it stands as the server wrote it. */
export const profileEntry = lazyComponent(
  () =>
    import(/* webpackChunkName: "part-rest" */ './ProfileEntry').then(({ profileEntryModule }) => profileEntryModule),
  'idle',
);
