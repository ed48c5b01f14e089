import fc from 'fast-check';
import { checkQuantity } from '../../../../../src/commerce/quantityCheck';
import { CART_LINE_LIMIT } from '../../../../../src/contract/cart/cart';
import {
  lineRefusal,
  type Buyable,
  type DecisionFacts,
} from '../../../../../src/server/features/cart/decisions/cartDecisions';
import type { CartLine } from '../../../../../src/server/features/cart/decisions/cartState';
import { decidePreserve } from '../../../../../src/server/features/cart/decisions/preserveDecision';

const FACTS: DecisionFacts = { now: 1, drawsOf: (productId) => [{ productId, quantity: 1 }] };
const NAMES = ['a', 'b', 'c', 'd', 'e'] as const;
const buyable = fc
  .record({
    minimum: fc.integer({ min: 1, max: 12 }),
    steps: fc.integer({ min: 0, max: 30 }),
    increment: fc.integer({ min: 1, max: 7 }),
    available: fc.option(fc.integer({ min: 0, max: 60 })),
    priced: fc.boolean(),
    isParent: fc.boolean(),
  })
  .map(({ minimum, steps, increment, available, priced, isParent }) => (productId: string): Buyable => ({
    productClass: isParent ? 'VariationParent' : 'Simple',
    rule: { minimum, maximum: minimum + steps * increment, increment },
    stock: available === null ? null : [{ productId, quantity: 1, available }],
    sellingModels: [],
    salePrice: priced ? { unitCents: 100, listCents: null, tiers: [], buyerGroup: null, vatBasisPoints: 550 } : null,
  }));
const linesOf = fc.dictionary(fc.constantFrom(...NAMES), fc.integer({ min: 1, max: 80 })).map((quantities) =>
  Object.entries(quantities).map(([productId, quantity], index): CartLine => ({
    id: `line-${productId}`,
    productId,
    quantity,
    position: index + 1,
    createdAt: 0,
    changedAt: 0,
  })),
);
const buyablesOf = fc
  .dictionary(fc.constantFrom(...NAMES), buyable)
  .map((byId) => new Map(Object.entries(byId).map(([id, of]) => [id, of(id)])));
const sum = (all: readonly { readonly productId: string; readonly quantity: number }[], productId: string): number =>
  all.filter((one) => one.productId === productId).reduce((total, { quantity }) => total + quantity, 0);

test('of a guest’s cart no quantity is lost silently: what is kept and what is reported add up to what was brought [CRT-16]', () => {
  fc.assert(
    fc.property(linesOf, linesOf, buyablesOf, (own, guests, buyables) => {
      const brought = guests.map((line) => ({ line, lineId: `new-${line.productId}` }));
      const { state, kept, lost } = decidePreserve({ lines: own }, brought, buyables, FACTS);
      for (const productId of NAMES) {
        expect(sum(kept, productId) + sum(lost, productId)).toBe(sum(guests, productId));
        expect(sum(state.lines, productId)).toBe(sum(own, productId) + sum(kept, productId));
        const product = buyables.get(productId);
        // A product whose quantity has grown can be ordered; one that cannot has not grown.
        const whole = { quantity: sum(state.lines, productId), elsewhere: new Map() };
        if (sum(kept, productId) > 0) expect(lineRefusal(product ?? null, whole)).toBeNull();
        // One increment more would not have fitted.
        const isPart = sum(lost, productId) > 0 && sum(kept, productId) > 0;
        if (isPart && product !== undefined) {
          const { increment } = product.rule;
          const more = sum(state.lines, productId) + increment;
          const wanted = sum(own, productId) + sum(guests, productId);
          expect(more > wanted || !checkQuantity(more, product.rule, product.stock?.[0]?.available ?? null).ok).toBe(
            true,
          );
        }
      }
    }),
    { seed: 20_250_303, numRuns: 500 },
  );
});

test('what a full cart has no line for is reported', () => {
  const own = Array.from({ length: CART_LINE_LIMIT }, (_, index): CartLine => {
    const id = `own-${String(index)}`;
    return { id, productId: id, quantity: 1, position: index + 1, createdAt: 0, changedAt: 0 };
  });
  const whole: Buyable = {
    productClass: 'Simple',
    rule: { minimum: 1, maximum: 99, increment: 1 },
    stock: null,
    sellingModels: [],
    salePrice: { unitCents: 100, listCents: null, tiers: [], buyerGroup: null, vatBasisPoints: 550 },
  };
  const brought = [{ line: { productId: 'x', quantity: 2 }, lineId: 'new' }];
  const { changes, lost } = decidePreserve({ lines: own }, brought, new Map([['x', whole]]), FACTS);
  expect([changes, lost]).toEqual([[], [{ productId: 'x', quantity: 2, refusal: { reason: 'cartFull' } }]]);
});
