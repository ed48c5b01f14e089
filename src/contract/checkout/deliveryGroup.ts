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

/** Longest delivery instructions and longest gift message, in characters. */
export const DELIVERY_TEXT_LIMIT = 500;

export type DeliveryAddress = Static<typeof deliveryAddressSchema>;
/**
 * `shippingFee` is without VAT, for this cart and address; `totalAdjustmentAmount` is what promotions deduct from it
 * (zero or negative) and `adjustedShippingFee` what is charged. Earlier releases send the fee only.
 */
export type DeliveryMethod = Static<typeof deliveryMethodSchema>;
/**
 * What is delivered together; `totalCartItemCount` counts pieces. `deliveryDays`, an addition to the webstore API, are
 * the days in Paris to choose from, such as "2026-11-24", the earliest first; without a desired day the earliest at the
 * time of ordering applies. `cartItems` have the quantities and amounts of this group; a checkout's groups come without
 * them.
 */
export type DeliveryGroup = Static<typeof deliveryGroupSchema>;
export type DeliveryGroups = Static<typeof deliveryGroupsSchema>;
export type DeliveryGroupBody = Static<typeof deliveryGroupBody>;
export type DeliveryGroupsQuery = Static<typeof deliveryGroupsQuery>;
export type DeliveryGroupSortOrder = Static<typeof deliveryGroupSortOrder>;
/** The quantity of a line in a group; "0" removes the line from it. */
export type ArrangeItemsBody = Static<typeof arrangeItemsBody>;

/** Lines of a group in one answer, unless the call says otherwise. */
export const GROUP_ITEMS_SHOWN = 25;
