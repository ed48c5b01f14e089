import type { PricedDelivery } from '../../cart';
import { storedMethod, type OrderDelivery } from '../../placedOrders';
import { deliveryMethod } from '../deliveryMethods';

/** The deliveries that are not empty. */
export const held = (deliveries: readonly PricedDelivery[]): readonly PricedDelivery[] =>
  deliveries.filter(({ lines }) => lines.length > 0);

/**
 * A delivery as its order stores it; without a chosen day, on the earliest one offered. `orderLineOf`: the ordered line
 * by the id of the cart's line. Throws when something is missing that every order must have.
 */
export function orderDelivery(
  { group: { name, preferences }, lines, chargeCents, netGoodsCents, cost }: PricedDelivery,
  orderLineOf: ReadonlyMap<string, string>,
  [soonest]: readonly string[],
): OrderDelivery {
  const method = deliveryMethod(preferences.deliveryMethodId);
  const day = preferences.desiredDeliveryDate ?? soonest;
  if (preferences.deliveryAddress === null || method === null || day === undefined) {
    throw new Error('A delivery without an address, a method or a day was to be ordered.');
  }
  if (cost === null) throw new Error('A delivery of nothing was to be ordered.');
  const { tariffCents, supplementCents, freeBy, freeFromCents } = cost;
  const { isGift, giftMessage: message, giftToName: toName } = preferences;
  return {
    name,
    address: preferences.deliveryAddress,
    method: storedMethod(method.name),
    day,
    instructions: preferences.shippingInstructions,
    gift: isGift ? { message, toName } : null,
    chargeCents,
    basis: { tariffCents, supplementCents, freeBy, freeFromCents, goodsCents: netGoodsCents },
    lines: lines.map(({ line }) => {
      const lineId = orderLineOf.get(line.id);
      if (lineId === undefined) throw new Error('A delivery of something that is not ordered was to be placed.');
      return { lineId, quantity: line.quantity };
    }),
  };
}
