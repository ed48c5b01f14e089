import type { Static } from 'typebox';
import type {
  arrangeItemsBody,
  deliveryAddressSchema,
  deliveryGroupBody,
  deliveryGroupSchema,
  deliveryGroupSortOrder,
  deliveryGroupsQuery,
  deliveryGroupsSchema,
  deliveryMethodSchema,
} from './deliveryGroup.schema';

/** The longest instructions for a delivery, and the longest gift message, in characters. */
export const DELIVERY_TEXT_LIMIT = 500;

export type DeliveryAddress = Static<typeof deliveryAddressSchema>;
/**
 * `shippingFee` is without VAT, for this cart and this address; `totalAdjustmentAmount` is what promotions take off it (zero
 * or negative) and `adjustedShippingFee` what is charged. Servers of earlier releases say the fee alone.
 */
export type DeliveryMethod = Static<typeof deliveryMethodSchema>;
/**
 * What is delivered together; `totalCartItemCount` are its pieces. `deliveryDays` (ours) are the days in Paris that can be chosen, the first one
 * the soonest: "2026-11-24"; without a desired day the soonest at the moment of ordering holds. `cartItems` have the quantities and amounts of this group;
 * a checkout's groups come without them.
 */
export type DeliveryGroup = Static<typeof deliveryGroupSchema>;
export type DeliveryGroups = Static<typeof deliveryGroupsSchema>;
export type DeliveryGroupBody = Static<typeof deliveryGroupBody>;
export type DeliveryGroupsQuery = Static<typeof deliveryGroupsQuery>;
export type DeliveryGroupSortOrder = Static<typeof deliveryGroupSortOrder>;
/** So many of a line in a group; "0" takes the line out of it. */
export type ArrangeItemsBody = Static<typeof arrangeItemsBody>;

/** Lines shown with a group unless a call asks for more or fewer. */
export const GROUP_ITEMS_SHOWN = 25;
