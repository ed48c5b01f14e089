import fc from 'fast-check';
import { pricePerPiece, pricePerUnit } from '../../../src/commerce/pricing/pricePerUnit';

test.each([
  [6900, { value: 10_000, unit: 'g' }, { cents: 690, per: 'kg' }],
  [1050, { value: 6000, unit: 'ml' }, { cents: 175, per: 'l' }],
  [1999, { value: 40, unit: 'piece' }, { cents: 50, per: 'piece' }],
  [1, { value: 2000, unit: 'g' }, { cents: 1, per: 'kg' }],
] as const)('%d cents for %j make %j', (cents, netQuantity, expected) => {
  expect(pricePerUnit(cents, netQuantity)).toEqual(expected);
});

test('without a net quantity there is no price per unit', () => {
  expect(pricePerUnit(100, null)).toBeNull();
  expect(pricePerUnit(100, { value: 0, unit: 'g' })).toBeNull();
  expect(pricePerUnit(100, { value: NaN, unit: 'g' })).toBeNull();
});

test('one of ten bricks costs a tenth; an undivided packaging has no price per piece', () => {
  expect(pricePerPiece(1050, 10)).toBe(105);
  expect(pricePerPiece(1050, 1)).toBeNull();
  expect(pricePerPiece(1050, null)).toBeNull();
});

test('the price per kilo is exact to half a cent', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 100_000 }), (cents, grams) => {
      const price = pricePerUnit(cents, { value: grams, unit: 'g' });
      expect(Math.abs((price?.cents ?? NaN) * grams - cents * 1000)).toBeLessThanOrEqual(grams / 2);
    }),
    { seed: 1606 },
  );
});
