import type { UsualLine } from '../placedOrders';

/** A product in fewer orders is not a usual one. */
const ORDERS_OF_A_HABIT = 2;

export interface UsualProduct {
  readonly productId: string;
  /** The usual quantity of one order, in the units in which the product is sold. */
  readonly quantity: number;
  readonly orderCount: number;
}

/** The median; of two middle values the smaller, so that nobody is offered more than they usually order. */
function middleOf(numbers: readonly number[]): number {
  const middle = [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)];
  if (middle === undefined) throw new Error('Nothing has no middle.');
  return middle;
}

/**
 * The products in at least two of these orders: the most often ordered first, then the latest ordered, then by id.
 * Lines of one order for the same product count as one.
 *
 * @param lines of one buyer's latest orders, newest order first
 */
export function usualProducts(lines: readonly UsualLine[]): UsualProduct[] {
  const habits = new Map<string, Map<string, number>>();
  for (const { productId, orderId, quantity } of lines) {
    const ofProduct = habits.get(productId) ?? new Map<string, number>();
    ofProduct.set(orderId, (ofProduct.get(orderId) ?? 0) + quantity);
    habits.set(productId, ofProduct);
  }
  const newest = new Map([...new Set(lines.map(({ orderId }) => orderId))].map((orderId, age) => [orderId, age]));
  const ageOf = (orders: ReadonlyMap<string, number>) =>
    Math.min(...[...orders.keys()].map((orderId) => newest.get(orderId) ?? Infinity));
  return [...habits]
    .filter(([, orders]) => orders.size >= ORDERS_OF_A_HABIT)
    .sort(([idA, a], [idB, b]) => b.size - a.size || ageOf(a) - ageOf(b) || (idA < idB ? -1 : 1))
    .map(([productId, orders]) => ({ productId, quantity: middleOf([...orders.values()]), orderCount: orders.size }));
}
