import { lazyComponent } from '../../../kernel/lazy';

/** The login link or a customer's profile menu; the server's HTML of both works without JavaScript. */
export const profileEntry = lazyComponent(
  () =>
    import(/* webpackChunkName: "late-rest" */ './ProfileEntry').then(({ profileEntryModule }) => profileEntryModule),
  'idle',
);
