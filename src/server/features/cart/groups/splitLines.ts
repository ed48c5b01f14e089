import type { CartLine } from '../decisions/cartState';
import type { CartGroup, CartGroups } from './deliveryGroup';

/** A part of a line: how much of it. */
export interface Share {
  readonly line: CartLine;
  readonly quantity: number;
}

/** Content of one group, in the order of the lines. */
export interface Parcel {
  readonly group: CartGroup;
  readonly shares: readonly Share[];
}

/** What groups keep of their claims if a line has fewer pieces than they claim together: later groups release first. */
export function fitQuantities(claimed: readonly number[], quantity: number): readonly number[] {
  let left = quantity;
  return claimed.map((one) => {
    const kept = Math.min(one, left);
    left -= kept;
    return kept;
  });
}

/**
 * Divides lines among the groups of their cart, one parcel per group, default first. The parts of a line always add up
 * to it: what the other groups do not claim is in the default one.
 */
export function splitLines(lines: readonly CartLine[], [main, ...others]: CartGroups): readonly Parcel[] {
  const parts = lines.map((line) => {
    const claimed = fitQuantities(
      others.map(({ allocations }) => allocations.get(line.id) ?? 0),
      line.quantity,
    );
    const rest = line.quantity - claimed.reduce((sum, one) => sum + one, 0);
    return { line, quantities: [rest, ...claimed] };
  });
  return [main, ...others].map((group, index) => ({
    group,
    shares: parts
      .map(({ line, quantities }) => ({ line, quantity: quantities[index] ?? 0 }))
      .filter(({ quantity }) => quantity > 0),
  }));
}

/** The group that holds the whole of each line; lines in several groups are left out. */
export const groupOfLines = (lines: readonly CartLine[], groups: CartGroups): ReadonlyMap<string, string> =>
  new Map(
    splitLines(lines, groups).flatMap(({ group, shares }) =>
      shares
        .filter(({ line, quantity }) => quantity === line.quantity)
        .map(({ line }): [string, string] => [line.id, group.id]),
    ),
  );
