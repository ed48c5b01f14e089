import fc from 'fast-check';
import { checkQuantity } from '../../src/commerce/quantityCheck';
import { allowedDown, allowedUp } from '../../src/commerce/nearestQuantity';
import { DEFAULT_QUANTITY_RULE, largestAllowed, readQuantityRule } from '../../src/commerce/quantityRule';

const sacks = { minimum: 4, maximum: 21, increment: 5 };

test.each([4, 9, 14, 19])('%d is allowed: increments count from the minimum', (quantity) => {
  expect(checkQuantity(quantity, sacks)).toEqual({ ok: true });
});

test.each([
  [3, 'MISSING_RECORD', null, 4],
  [5, 'INVALID_BATCH_SIZE', 4, 9],
  [20, 'INVALID_BATCH_SIZE', 19, null],
  [22, 'MAX_LIMIT_EXCEEDED', 19, null],
])('%d is refused with %s, and %p or %p offered', (quantity, code, down, up) => {
  expect(checkQuantity(quantity, sacks)).toEqual({ ok: false, code, down, up });
});

test('what is not in stock is refused, with what still can be had', () => {
  expect(checkQuantity(19, sacks, 15)).toEqual({ ok: false, code: 'INSUFFICIENT_INVENTORY', down: 14, up: null });
  expect(checkQuantity(4, sacks, 3)).toEqual({ ok: false, code: 'INSUFFICIENT_INVENTORY', down: null, up: null });
  expect(checkQuantity(14, sacks, 14)).toEqual({ ok: true });
  expect(largestAllowed(sacks, 0)).toBeNull();
});

test('a rule of the wire is read in numbers; what makes no sense does not bind', () => {
  expect(readQuantityRule({ minimum: '4.0', maximum: '21', increment: '5' })).toEqual(sacks);
  expect(readQuantityRule(null)).toEqual(DEFAULT_QUANTITY_RULE);
  expect(readQuantityRule({ minimum: '', maximum: '0', increment: '-2' })).toEqual(DEFAULT_QUANTITY_RULE);
});

const rule = fc
  .record({ minimum: fc.integer({ min: 1, max: 30 }), span: fc.nat(200), increment: fc.integer({ min: 1, max: 20 }) })
  .map(({ minimum, span, increment }) => ({ minimum, maximum: minimum + span, increment }));

test('what is offered is allowed, and nothing nearer is', () => {
  fc.assert(
    fc.property(rule, fc.integer({ min: 1, max: 300 }), fc.option(fc.nat(300)), (one, quantity, available) => {
      const allowed = (candidate: number): boolean => checkQuantity(candidate, one, available).ok;
      const candidates = Array.from({ length: 301 }, (_, candidate) => candidate).filter(allowed);
      expect(allowedDown(quantity, one, available)).toBe(candidates.filter((item) => item <= quantity).at(-1) ?? null);
      expect(allowedUp(quantity, one, available)).toBe(candidates.find((item) => item >= quantity) ?? null);
      expect(largestAllowed(one, available)).toBe(candidates.at(-1) ?? null);
    }),
    { seed: 1602 },
  );
});
