import type { ContactInfo } from '../../../../contract/checkout/checkout';

/** What a shopper has said so far of who orders; where it goes is said of the cart's delivery groups. */
export interface CheckoutState {
  readonly contactInfo: ContactInfo | null;
}

/** A checkout expires this long after its last change. */
export const CHECKOUT_LIFETIME_MS = 24 * 60 * 60 * 1000;
/** How many days are offered for delivery. */
export const DELIVERY_DAYS_OFFERED = 10;
