import fc from 'fast-check';
import { movedQuantities } from '../../../../../src/server/features/cart/publication/movedQuantities';
import { drawnBy, type DrawsOf, type StockLine } from '../../../../../src/server/features/inventory';

const PRODUCTS = ['butter', 'eggs', 'flour', 'morning box', 'evening box'];
const quantity = fc.integer({ min: 1, max: 4 });
const lines = fc.array(fc.record({ productId: fc.constantFrom(...PRODUCTS), quantity }), { maxLength: 5 });
/** What a piece of a product takes from the stock: of a box its contents, of any other product itself. */
const draws = fc
  .array(
    fc.uniqueArray(fc.record({ productId: fc.constantFrom('butter', 'eggs', 'flour'), quantity }), {
      selector: ({ productId }) => productId,
      minLength: 1,
    }),
    { minLength: 2, maxLength: 2 },
  )
  .map(
    ([morning = [], evening = []]): DrawsOf =>
      (productId) =>
        ({ 'morning box': morning, 'evening box': evening })[productId] ?? [{ productId, quantity: 1 }],
  );
const isAtMost = (some: ReadonlyMap<string, number>, all: ReadonlyMap<string, number>): boolean =>
  [...some].every(([id, count]) => count <= (all.get(id) ?? 0));

const SEED = { seed: 20_261_128 };

test('a cart that holds all that its lines take holds all that they take by the new catalogue [INV-02]', () => {
  fc.assert(
    fc.property(lines, draws, draws, (all, before, after) => {
      expect(movedQuantities(all, drawnBy(all, before), { before, after })).toEqual(drawnBy(all, after));
    }),
    SEED,
  );
});

test('a cart that holds less never holds more than its lines take, nor more than before where nothing changes [INV-02]', () => {
  fc.assert(
    fc.property(lines, lines, draws, draws, (all, some: readonly StockLine[], before, after) => {
      const held = drawnBy(some, before);
      expect(isAtMost(movedQuantities(all, held, { before, after }), drawnBy(all, after))).toBe(true);
      expect(isAtMost(movedQuantities(all, held, { before, after: before }), held)).toBe(true);
    }),
    SEED,
  );
});

test('of several lines the oldest are covered first', () => {
  const before: DrawsOf = () => [{ productId: 'eggs', quantity: 2 }];
  const after: DrawsOf = (productId) => [{ productId, quantity: 1 }];
  const all = [
    { productId: 'morning box', quantity: 2 },
    { productId: 'evening box', quantity: 2 },
  ];
  expect([...movedQuantities(all, new Map([['eggs', 7]]), { before, after })]).toEqual([
    ['morning box', 2],
    ['evening box', 1],
  ]);
});
