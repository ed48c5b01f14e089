import { lazyComponent } from '../../../kernel/lazy';

/** The login in place of "add"; late code, because few webstores keep guests from ordering. */
export const loginToOrder = lazyComponent(
  () =>
    import(/* webpackChunkName: "late-rest" */ './LoginToOrder').then(({ loginToOrderModule }) => loginToOrderModule),
  'idle',
);
