import fc from 'fast-check';
import { collectBaskets } from '../../../../src/server/features/offers/baskets';

const SEED = 20261126;
const productIds = ['butter', 'milk', 'eggs', 'cream', 'flour', 'sugar'];
const order = fc.record({
  accountId: fc.constantFrom('baker', 'hotel', 'gym', null),
  productIds: fc.uniqueArray(fc.constantFrom(...productIds), { minLength: 1 }),
});
type Order = ReturnType<typeof order.generate>['value'];

const basketsOf = (orders: readonly Order[]) => {
  const collected = collectBaskets();
  orders.forEach((one) => collected.add(one));
  return collected.baskets();
};
const hasAny = (products: readonly string[], anchors: readonly string[]) => products.some((id) => anchors.includes(id));
/** Counts by looking at each group of products. */
const countedIn = (groups: readonly ReadonlySet<string>[], anchors: readonly string[]) =>
  Object.fromEntries(
    productIds
      .filter((id) => !anchors.includes(id))
      .map((id) => [id, groups.filter((group) => group.has(id)).length] as const)
      .filter(([, count]) => count >= 2),
  );

test('what is bought with products, in one order and by the same buyers, is what looking at each order finds', () => {
  fc.assert(
    fc.property(
      fc.array(order, { maxLength: 40 }),
      fc.uniqueArray(fc.constantFrom(...productIds, 'unknown'), { minLength: 1, maxLength: 3 }),
      (orders, anchors) => {
        const baskets = basketsOf(orders);
        const withAny = orders.filter((one) => hasAny(one.productIds, anchors));
        expect(Object.fromEntries(baskets.boughtTogether(anchors))).toEqual(
          countedIn(
            withAny.map((one) => new Set(one.productIds)),
            anchors,
          ),
        );
        const buyers = [...new Set(withAny.flatMap(({ accountId }) => accountId ?? []))];
        const bought = buyers.map((buyer) => {
          // The latest 24 orders of a buyer are looked at.
          const own = orders.filter(({ accountId }) => accountId === buyer).slice(-24);
          return new Set(own.flatMap((one) => one.productIds));
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
