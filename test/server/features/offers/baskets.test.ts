import fc from 'fast-check';
import { collectBaskets } from '../../../../src/server/features/offers/baskets';

const SEED = 20261126;
const productIds = ['butter', 'milk', 'eggs', 'cream', 'flour', 'sugar'];
const order = fc.record({
  accountId: fc.constantFrom('baker', 'hotel', 'gym', null),
  productIds: fc.uniqueArray(fc.constantFrom(...productIds), { minLength: 1 }),
});
type Order = ReturnType<typeof order.generate>['value'];

function basketsOf(orders: readonly Order[]) {
  const collected = collectBaskets();
  orders.forEach((one) => collected.add(one));
  return collected.baskets();
}
const hasAny = (products: readonly string[], anchors: readonly string[]) => products.some((id) => anchors.includes(id));
/** Counts by brute force, for each product that at least two buyers have, how many groups have it; not for anchors. */
const countedIn = (
  groups: readonly { readonly buyer: string; readonly has: ReadonlySet<string> }[],
  anchors: readonly string[],
) =>
  Object.fromEntries(
    productIds
      .filter((id) => !anchors.includes(id))
      .map((id) => [id, groups.filter(({ has }) => has.has(id))] as const)
      .filter(([, own]) => new Set(own.map(({ buyer }) => buyer)).size >= 2)
      .map(([id, own]) => [id, own.length] as const),
  );
/** Each guest's order counts as a buyer of its own. */
const buyerOf = ({ accountId }: Order, index: number): string => accountId ?? `guest ${String(index)}`;

test('what is bought with products, in one order and by the same buyers, is what looking at each order finds', () => {
  fc.assert(
    fc.property(
      fc.array(order, { maxLength: 40 }),
      fc.uniqueArray(fc.constantFrom(...productIds, 'unknown'), { minLength: 1, maxLength: 3 }),
      (orders, anchors) => {
        const baskets = basketsOf(orders);
        const groups = orders.map((one, index) => ({ buyer: buyerOf(one, index), has: new Set(one.productIds) }));
        const withAny = orders.filter((one) => hasAny(one.productIds, anchors));
        for (const id of productIds)
          expect(baskets.isShared(id)).toBe(
            new Set(groups.flatMap(({ buyer, has }) => (has.has(id) ? [buyer] : []))).size >= 2,
          );
        expect(Object.fromEntries(baskets.boughtTogether(anchors))).toEqual(
          countedIn(
            groups.filter(({ has }) => hasAny([...has], anchors)),
            anchors,
          ),
        );
        const buyers = [...new Set(withAny.flatMap(({ accountId }) => accountId ?? []))];
        const bought = buyers.map((buyer) => {
          // Only the latest 24 orders of a buyer count.
          const own = orders.filter(({ accountId }) => accountId === buyer).slice(-24);
          return { buyer, has: new Set(own.flatMap((one) => one.productIds)) };
        });
        expect(Object.fromEntries(baskets.boughtByTheSame(anchors))).toEqual(countedIn(bought, anchors));
      },
    ),
    { seed: SEED, numRuns: 500 },
  );
});

test('the latest orders alone are kept of very many', () => {
  const collected = collectBaskets();
  for (let number = 0; number < 45_000; number += 1)
    collected.add({ accountId: null, productIds: number < 25_000 ? ['butter', 'milk'] : ['butter', 'eggs'] });
  expect(Object.fromEntries(collected.baskets().boughtTogether(['butter']))).toEqual({ eggs: 500 });
});
