import { lazyComponent } from '../../../kernel/lazy';

/** The header while one pays; it comes with the checkout's page. */
export const checkoutHeader = lazyComponent(() =>
  import(/* webpackChunkName: "page-checkout" */ './CheckoutHeader').then((file) => file.checkoutHeaderModule),
);
