import { lazyComponent } from '../../../kernel/lazy';

/** The login link or a customer's profile menu; the server's HTML works as a link without JavaScript. */
export const profileEntry = lazyComponent(
  () =>
    import(/* webpackChunkName: "late-rest" */ './ProfileEntry').then(({ profileEntryModule }) => profileEntryModule),
  'idle',
);
