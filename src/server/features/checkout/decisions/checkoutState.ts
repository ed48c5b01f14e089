import type { CalendarDay } from '../../../../commerce/calendar/parisCalendar';
import type { ContactInfo } from '../../../../contract/checkout/checkout';
import type { DeliveryAddress } from '../../../../contract/checkout/deliveryGroup';

/** What a shopper has said so far of how their cart shall be ordered. */
export interface CheckoutState {
  readonly contactInfo: ContactInfo | null;
  readonly deliveryAddress: DeliveryAddress | null;
  /** Chosen with the address; null: there is none yet. */
  readonly deliveryMethodId: string | null;
  /** null: as soon as possible. */
  readonly desiredDeliveryDate: CalendarDay | null;
  readonly shippingInstructions: string | null;
}

export const emptyCheckout: CheckoutState = {
  contactInfo: null,
  deliveryAddress: null,
  deliveryMethodId: null,
  desiredDeliveryDate: null,
  shippingInstructions: null,
};

/** A checkout that nobody touched for so long is over. */
export const CHECKOUT_LIFETIME_MS = 24 * 60 * 60 * 1000;
/** So many days are offered for delivery. */
export const DELIVERY_DAYS_OFFERED = 10;
