import type { DeliveryGroup } from '../../../../contract/checkout/deliveryGroup';
import { parseMoney, type Cents } from '../../../../contract/money';
import type { Arrangement, Shares } from '../checkoutState';

/** A line of the cart and how many of it are in which delivery. */
export interface SharedLine {
  readonly cartItemId: string;
  readonly name: string;
  /** In all deliveries together. */
  readonly quantity: number;
  /** By the delivery group's id; the deliveries that have none of it are missing. */
  readonly held: Readonly<Record<string, number>>;
}

/** What a delivery holds: its part of each line. */
export const goodsOf = ({ cartItems }: DeliveryGroup) =>
  (cartItems?.cartItems ?? []).map(({ cartItem }) => ({
    cartItemId: cartItem.cartItemId,
    name: cartItem.productDetails?.name ?? cartItem.name,
    quantity: Number(cartItem.quantity),
  }));

/** The lines of a cart as the server has shared them out. */
export function sharedLines(groups: readonly DeliveryGroup[]): readonly SharedLine[] {
  const lines = new Map<string, SharedLine>();
  for (const group of groups) {
    for (const { cartItemId, name, quantity } of goodsOf(group)) {
      if (cartItemId === null) continue;
      const { quantity: before, held } = lines.get(cartItemId) ?? { quantity: 0, held: {} };
      lines.set(cartItemId, {
        cartItemId,
        name,
        quantity: before + quantity,
        held: { ...held, [group.id]: quantity },
      });
    }
  }
  // The oldest first, wherever they are now: no line changes its place while it is shared out.
  return [...lines.values()].sort((one, other) => (one.cartItemId < other.cartItemId ? -1 : 1));
}

/**
 * A line as the shopper wants it shared out: what is wanted counts, cut down to what there is, in the order of the
 * deliveries; the default one, which is named first, has the rest. So nothing of a line is lost or given out twice.
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
 * What has to be asked of the server for the lines to be shared out as they are wanted, line by line; nothing when they
 * are so.
 */
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

/** What a delivery's goods come to without VAT after promotions: free delivery is measured by it. */
export const netProductCents = ({ cartItems }: DeliveryGroup): Cents =>
  (cartItems?.cartItems ?? []).reduce((sum, { cartItem }) => sum + (parseMoney(cartItem.totalPrice ?? '') ?? 0), 0);
