import type { ContactInfo } from '../../../../contract/checkout/checkout';
import { CHECKOUT_HOURS } from '../../../../contract/shopRules';

/** What a shopper has entered about the person who orders; destinations are part of the cart's delivery groups. */
export interface CheckoutState {
  readonly contactInfo: ContactInfo | null;
}

/** A checkout expires this long after its last change. */
export const CHECKOUT_LIFETIME_MS = CHECKOUT_HOURS * 60 * 60 * 1000;
