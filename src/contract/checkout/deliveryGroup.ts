import type { Static } from 'typebox';
import { addressPrivacy } from '../addresses/address';
import { checkoutErrorPrivacy } from '../errors';
import { within } from '../privacy';
import type { PrivacyMap } from '../privacy';
import type {
  deliveryAddressSchema,
  deliveryGroupSchema,
  deliveryGroupsSchema,
  deliveryMethodSchema,
} from './deliveryGroup.schema';

export type DeliveryAddress = Static<typeof deliveryAddressSchema>;
/** `shippingFee` is without VAT, for this cart and this address. */
export type DeliveryMethod = Static<typeof deliveryMethodSchema>;
/**
 * What is delivered together. `deliveryDays` (ours) are the days in Paris that can be chosen, the first one
 * the soonest: "2026-11-24"; without a desired day the soonest at the moment of ordering holds.
 */
export type DeliveryGroup = Static<typeof deliveryGroupSchema>;
export type DeliveryGroups = Static<typeof deliveryGroupsSchema>;

export const deliveryGroupPrivacy: PrivacyMap = {
  ...within('deliveryAddress', addressPrivacy),
  shippingInstructions: 'personal',
  giftMessage: 'personal',
  giftToName: 'personal',
  ...checkoutErrorPrivacy,
};
export const deliveryGroupsPrivacy: PrivacyMap = within('items.*', deliveryGroupPrivacy);
