import { lazyComponent } from '../../../kernel/lazy';
import type { LoginToOrderProps } from './LoginToOrder';

/** The login in place of "add"; late code, because few webstores keep guests from ordering. */
export const loginToOrder = lazyComponent<LoginToOrderProps>(
  () =>
    import(/* webpackChunkName: "late-rest" */ './LoginToOrder').then(({ loginToOrderModule }) => loginToOrderModule),
  'idle',
);
