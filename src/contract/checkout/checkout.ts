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
 * A checkout as every call of the family answers it, with status 200 (or 201 at the start) when it is ready
 * and 422 when it is ready with `errors`. `taxes` and `payment` are ours: VAT per rate, and what pays it now.
 */
export type Checkout = Static<typeof checkoutSchema>;
export type ContactInfo = Static<typeof contactInfoSchema>;
/** VAT of one rate: "5.50" per cent of `netAmount`, delivery included. */
export type TaxLine = Static<typeof taxLineSchema>;
export type PaymentInForce = Static<typeof paymentInForceSchema>;
export type StartCheckoutBody = Static<typeof startCheckoutBody>;
/** One part of a checkout at a time; which keys may stand together is checked by the server. */
export type ChangeCheckoutBody = Static<typeof changeCheckoutBody>;

/** Stands in a path for the caller's own checkout, and in a start for their current cart. */
export const ACTIVE_CHECKOUT = 'active';

/** The types of what a checkout's `errors` say. */
export const CHECKOUT_ERROR_TYPES = {
  /** It cannot be delivered there. */
  shipping: '/commerce/errors/shipping-failure',
  /** A field of the named parameters is missing or wrong. */
  validation: '/commerce/errors/validation-failure',
  /** A line cannot be ordered any more; the shop's own code for it is CART_VALIDATION_ERROR. */
  cart: '/commerce/errors/cart-validation-failure',
  /** The stock does not suffice; the shop's own code for it is INSUFFICIENT_INVENTORY (CHK-24). */
  inventory: '/commerce/integrations/inventory',
  payment: '/commerce/errors/payment-failure',
  /** The buyer turned back at their bank (ours). */
  paymentCancelled: '/commerce/errors/payment-cancelled',
  /** Something changed since it was prepared or paid. */
  conflict: '/commerce/errors/checkout-conflict',
  /** Something must be done first. */
  precondition: '/commerce/errors/precondition-failure',
} as const;
export type CheckoutErrorType = (typeof CHECKOUT_ERROR_TYPES)[keyof typeof CHECKOUT_ERROR_TYPES];
