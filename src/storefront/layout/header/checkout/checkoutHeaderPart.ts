import { createPart } from '../../../kernel/parts';

/** The header while one pays; it comes with the checkout's page. */
export const checkoutHeader = createPart(() =>
  import(/* webpackChunkName: "page-checkout" */ './CheckoutHeader').then((file) => file.checkoutHeaderPart),
);
