import type { CalendarDay } from '../../../../commerce/calendar/parisCalendar';
import type { DeliveryAddress } from '../../../../contract/checkout/deliveryGroup';
import { ID_PREFIXES, idChecksum } from '../../../../contract/ids';

/** A shopper's choices so far for one delivery of a cart. */
export interface DeliveryPreferences {
  readonly deliveryAddress: DeliveryAddress | null;
  /** Chosen with the address; null: no address yet. */
  readonly deliveryMethodId: string | null;
  /** null: as soon as possible. */
  readonly desiredDeliveryDate: CalendarDay | null;
  readonly shippingInstructions: string | null;
  readonly isGift: boolean;
  readonly giftMessage: string | null;
  readonly giftToName: string | null;
}

/**
 * The part of a cart that is delivered together. `allocations` are quantities of lines; the default group has none and
 * holds whatever no other group claims, so that every piece is in exactly one group.
 */
export interface CartGroup {
  readonly id: string;
  readonly name: string;
  readonly isDefault: boolean;
  /** In the order of creation; the default one is 0. */
  readonly position: number;
  readonly preferences: DeliveryPreferences;
  readonly allocations: ReadonlyMap<string, number>;
}

/** A cart's groups: the default one first, then the others in the order of creation. */
export type CartGroups = readonly [CartGroup, ...CartGroup[]];

export const NO_PREFERENCES: DeliveryPreferences = {
  deliveryAddress: null,
  deliveryMethodId: null,
  desiredDeliveryDate: null,
  shippingInstructions: null,
  isGift: false,
  giftMessage: null,
  giftToName: null,
};

/**
 * The default group of a cart without any choices. Its id is derived from the cart's, so that reading does not have to
 * store it.
 */
export function untouchedDefaultGroup(cartId: string): CartGroup {
  const shortId = ID_PREFIXES.deliveryGroup + cartId.slice(ID_PREFIXES.cart.length, 15);
  return {
    id: shortId + idChecksum(shortId),
    name: 'Default',
    isDefault: true,
    position: 0,
    preferences: NO_PREFERENCES,
    allocations: new Map(),
  };
}

/** If the shop does not split shipments, only the default group counts, with everything in it (CHK-23). */
export const groupsInForce = (groups: CartGroups, splitsShipment: boolean): CartGroups =>
  splitsShipment ? groups : [groups[0]];
