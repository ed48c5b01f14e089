import type { ArrangeItemsBody } from '../../../../contract/checkout/deliveryGroup';
import { parseQuantity } from '../../../../contract/money';
import type { CartLine } from '../decisions/cartState';
import type { CartGroup, CartGroups } from './deliveryGroup';
import type { Allocation } from './groupStore';

/** The quantity of a line that a group is to hold; ids have 18 characters. */
export type Arrangement = ArrangeItemsBody['arrangements'][number];

export type ArrangeRefusal =
  | { readonly reason: 'groupUnknown' }
  | { readonly reason: 'lineUnknown' }
  | { readonly reason: 'quantityUnreadable' }
  /** The same line and group are named twice. */
  | { readonly reason: 'saidTwice' }
  /** The groups are to hold more of a line than it has. */
  | { readonly reason: 'tooMany'; readonly quantity: number }
  /** The default group was named too, and part of the line would be in no group. */
  | { readonly reason: 'someLost'; readonly quantity: number };

export type ArrangeDecision =
  | { readonly ok: true; readonly allocations: readonly Allocation[] }
  | { readonly ok: false; readonly refusal: ArrangeRefusal };

const refuse = (refusal: ArrangeRefusal): ArrangeDecision => ({ ok: false, refusal });

function quantityOf(wire: string | number): number | null {
  const parsed = parseQuantity(wire);
  if (parsed.ok) return parsed.quantity;
  return parsed.fault === 'zero' ? 0 : null;
}

/** Why one line cannot be divided as requested; null: it can. `asked`: the requested quantity by group. */
function lineRefusal(
  { id, quantity }: CartLine,
  [main, ...others]: CartGroups,
  asked: ReadonlyMap<string, number>,
): ArrangeRefusal | null {
  const held = (group: CartGroup): number => asked.get(group.id) ?? group.allocations.get(id) ?? 0;
  const claimed = others.reduce((sum, group) => sum + held(group), 0);
  const rest = asked.get(main.id);
  if (claimed + (rest ?? 0) > quantity) return { reason: 'tooMany', quantity };
  return rest !== undefined && claimed + rest < quantity ? { reason: 'someLost', quantity } : null;
}

/**
 * Divides lines among groups: each arrangement sets the quantity of a line in a group, groups that are not named keep
 * theirs, and the default group has the rest. If named itself, it must be given exactly that rest. Either all
 * arrangements are valid, or none is applied; no piece of a line is lost or counted twice (CRT-15).
 */
export function decideArrange(
  lines: readonly CartLine[],
  groups: CartGroups,
  arrangements: readonly Arrangement[],
): ArrangeDecision {
  const wanted = new Map<string, Map<string, number>>();
  for (const { deliveryGroupId, cartItemId, quantity: wire } of arrangements) {
    const quantity = quantityOf(wire);
    if (quantity === null) return refuse({ reason: 'quantityUnreadable' });
    if (!groups.some(({ id }) => id === deliveryGroupId)) return refuse({ reason: 'groupUnknown' });
    if (!lines.some(({ id }) => id === cartItemId)) return refuse({ reason: 'lineUnknown' });
    const ofLine = wanted.get(cartItemId) ?? new Map<string, number>();
    if (ofLine.has(deliveryGroupId)) return refuse({ reason: 'saidTwice' });
    wanted.set(cartItemId, ofLine.set(deliveryGroupId, quantity));
  }
  for (const line of lines) {
    const asked = wanted.get(line.id);
    const refusal = asked === undefined ? null : lineRefusal(line, groups, asked);
    if (refusal !== null) return refuse(refusal);
  }
  const [main] = groups;
  const allocations = [...wanted].flatMap(([lineId, ofLine]) =>
    [...ofLine].flatMap(([groupId, quantity]): Allocation[] =>
      groupId === main.id ? [] : [{ groupId, lineId, quantity }],
    ),
  );
  return { ok: true, allocations };
}
