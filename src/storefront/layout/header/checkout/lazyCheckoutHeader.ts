import { lazyComponent } from '../../../kernel/lazy';

/** The header of the checkout; loaded with the checkout page. */
export const checkoutHeader = lazyComponent(() =>
  import(/* webpackChunkName: "page-checkout" */ './CheckoutHeader').then((file) => file.checkoutHeaderModule),
);
