import type { DeliveryGroup } from '../../../../contract/checkout/deliveryGroup';
import { parseMoney, type Cents } from '../../../../contract/money';
import type { WireRhythm } from '../../../formatting';
import type { Arrangement, Shares } from '../checkoutState';

/** What a delivery holds of a line of the cart. */
export interface DeliveredLine {
  readonly cartItemId: string | null;
  readonly name: string;
  /** The rhythm under which the line is sold: one product may have a line for each. */
  readonly rhythm: WireRhythm;
  readonly quantity: number;
}

/** A line of the cart with its quantity per delivery, and in all of them together. */
export interface SharedLine extends DeliveredLine {
  readonly cartItemId: string;
  /** By delivery group id; deliveries without this line are absent. */
  readonly held: Readonly<Record<string, number>>;
}

/** The lines of a delivery, with its share of each. */
export const linesOf = ({ cartItems }: DeliveryGroup): readonly DeliveredLine[] =>
  (cartItems?.cartItems ?? []).map(({ cartItem }) => ({
    cartItemId: cartItem.cartItemId,
    name: cartItem.productDetails?.name ?? cartItem.name,
    rhythm: { ...cartItem.productDetails?.sellingModel, subscriptionTerm: cartItem.subscriptionTerm },
    quantity: Number(cartItem.quantity),
  }));

/** The lines of the cart as distributed on the server. */
export function sharedLines(groups: readonly DeliveryGroup[]): readonly SharedLine[] {
  const lines = new Map<string, SharedLine>();
  for (const group of groups) {
    for (const { cartItemId, name, rhythm, quantity } of linesOf(group)) {
      if (cartItemId === null) continue;
      const { quantity: before, held } = lines.get(cartItemId) ?? { quantity: 0, held: {} };
      lines.set(cartItemId, {
        cartItemId,
        name,
        rhythm,
        quantity: before + quantity,
        held: { ...held, [group.id]: quantity },
      });
    }
  }
  // Ordered by id, not by delivery: so no line moves while quantities are being distributed.
  return [...lines.values()].sort((one, other) => (one.cartItemId < other.cartItemId ? -1 : 1));
}

/**
 * A line with the shopper's distribution: wanted quantities, limited to the line's quantity in the order of the
 * deliveries; the default one, which comes first, gets the rest. The sum always equals the line's quantity.
 */
export function wantedLine(
  { cartItemId, quantity, held }: SharedLine,
  [main, ...others]: readonly string[],
  shares: Shares,
): Readonly<Record<string, number>> {
  let rest = quantity;
  const wanted: Record<string, number> = {};
  for (const id of others) {
    const part = Math.min(rest, shares[cartItemId]?.[id] ?? held[id] ?? 0);
    wanted[id] = part;
    rest -= part;
  }
  return main === undefined ? wanted : { ...wanted, [main]: rest };
}

/**
 * What each delivery gets by the shopper's distribution, by its id, while that is not saved yet; null if it is the one
 * that is saved.
 */
export function unsavedDeliveries(
  groups: readonly DeliveryGroup[],
  shares: Shares,
): Readonly<Record<string, readonly DeliveredLine[]>> | null {
  const ids = groups.map(({ id }) => id);
  const lines = sharedLines(groups);
  if (arrangementsOf(lines, ids, shares).length === 0) return null;
  const wanted = lines.map((line) => ({ line, byDelivery: wantedLine(line, ids, shares) }));
  const linesIn = (id: string) =>
    wanted
      .map(({ line, byDelivery }) => ({ ...line, quantity: byDelivery[id] ?? 0 }))
      .filter(({ quantity }) => quantity > 0);
  return Object.fromEntries(ids.map((id) => [id, linesIn(id)]));
}

/** The changes to be sent for the wanted distribution, line by line; empty if it is already in effect. */
export const arrangementsOf = (
  lines: readonly SharedLine[],
  groups: readonly string[],
  shares: Shares,
): Arrangement[] =>
  lines.flatMap(({ cartItemId, held, ...line }) => {
    const wanted = wantedLine({ cartItemId, held, ...line }, groups, shares);
    const others = groups.slice(1).map((id) => ({ id, before: held[id] ?? 0, quantity: wanted[id] ?? 0 }));
    if (others.every(({ before, quantity }) => quantity === before)) return [];
    return others
      .filter(({ before, quantity }) => before > 0 || quantity > 0)
      .map(({ id, quantity }) => ({ deliveryGroupId: id, cartItemId, quantity: String(quantity) }));
  });

/** The products of a delivery without VAT, after promotions: the amount that counts for free delivery. */
export const netProductCents = ({ cartItems }: DeliveryGroup): Cents =>
  (cartItems?.cartItems ?? []).reduce((sum, { cartItem }) => sum + (parseMoney(cartItem.totalPrice ?? '') ?? 0), 0);
