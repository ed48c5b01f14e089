import type { Static } from 'typebox';
import type {
  changeCheckoutBody,
  checkoutSchema,
  contactInfoSchema,
  paymentInForceSchema,
  startCheckoutBody,
  taxLineSchema,
} from './checkout.schema';

/**
 * A checkout as every call of the family answers it: status 200 (201 at the start) when it is ready, 422 when it has
 * `errors`. `taxes` (VAT per rate) and `payment` (the current one) are additions to the webstore API.
 */
export type Checkout = Static<typeof checkoutSchema>;
export type ContactInfo = Static<typeof contactInfoSchema>;
/** VAT of one rate: `netAmount`, delivery included, is taxed at "5.50" per cent. */
export type TaxLine = Static<typeof taxLineSchema>;
export type PaymentInForce = Static<typeof paymentInForceSchema>;
export type StartCheckoutBody = Static<typeof startCheckoutBody>;
/** Changes one part of a checkout; the server checks which keys may be combined. */
export type ChangeCheckoutBody = Static<typeof changeCheckoutBody>;

/**
 * Stands for an id: in a path, for that of the caller's active checkout; as the `cartId` of the call that starts a
 * checkout, for that of the caller's current cart.
 */
export const ACTIVE_CHECKOUT = 'active';

/** The `type` of an entry in a checkout's `errors`. */
export const CHECKOUT_ERROR_TYPES = {
  /** The shop does not deliver to this address. */
  shipping: '/commerce/errors/shipping-failure',
  /** A field is missing or wrong; the entry's `invalidParameters` name it. */
  validation: '/commerce/errors/validation-failure',
  /** A line can no longer be ordered; the shop's own code for it is CART_VALIDATION_ERROR. */
  cart: '/commerce/errors/cart-validation-failure',
  /** Not enough stock; the shop's own code for it is INSUFFICIENT_INVENTORY (CHK-24). */
  inventory: '/commerce/integrations/inventory',
  payment: '/commerce/errors/payment-failure',
  /** The buyer cancelled at their bank; an addition to the webstore API. */
  paymentCancelled: '/commerce/errors/payment-cancelled',
  /** Something changed since the checkout was prepared or paid. */
  conflict: '/commerce/errors/checkout-conflict',
  /** An earlier step is missing. */
  precondition: '/commerce/errors/precondition-failure',
} as const;
export type CheckoutErrorType = (typeof CHECKOUT_ERROR_TYPES)[keyof typeof CHECKOUT_ERROR_TYPES];
