import fc from 'fast-check';
import { cartTotals, shareOut, vatOf } from '../../../src/commerce/pricing/cartTotals';

test('a cart of two rates with delivery', () => {
  const totals = cartTotals(
    [
      { unitCents: 690, listCents: 790, quantity: 10, vatBasisPoints: 550 },
      { unitCents: 1249, quantity: 3, vatBasisPoints: 2000, adjustmentCents: -100 },
      { unitCents: 333, quantity: 1, vatBasisPoints: 550 },
    ],
    { cents: 990, vatBasisPoints: 2000 },
  );
  expect(totals).toMatchObject({
    goodsCents: 10980,
    listCents: 11980,
    adjustmentCents: -100,
    netGoodsCents: 10880,
    chargeCents: 990,
    netCents: 11870,
    vat: [
      { basisPoints: 550, netCents: 7233, vatCents: 398 },
      { basisPoints: 2000, netCents: 4637, vatCents: 927 },
    ],
    vatCents: 1325,
    grossCents: 13195,
    productCount: 14,
    lineCount: 3,
  });
});

test('VAT is rounded once per rate, not per line', () => {
  const line = { unitCents: 9, quantity: 1, vatBasisPoints: 550 };
  expect(vatOf(9, 550)).toBe(0);
  expect(cartTotals(Array.from({ length: 10 }, () => line)).vatCents).toBe(5);
});

test('half a cent of VAT is a cent', () => {
  expect(vatOf(10, 500)).toBe(1);
  expect(vatOf(9, 500)).toBe(0);
  expect(vatOf(0, 2000)).toBe(0);
});

test('an empty cart comes to nothing', () => {
  expect(cartTotals([])).toMatchObject({
    netCents: 0,
    vat: [],
    vatCents: 0,
    grossCents: 0,
    productCount: 0,
    lineCount: 0,
  });
});

const line = fc.record({
  unitCents: fc.integer({ min: 0, max: 100_000 }),
  quantity: fc.integer({ min: 1, max: 9999 }),
  vatBasisPoints: fc.constantFrom(210, 550, 1000, 2000),
});

test('every sum holds to the cent, whatever the cart', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), fc.integer({ min: 0, max: 5000 }), (lines, delivery) => {
      const totals = cartTotals(lines, { cents: delivery, vatBasisPoints: 2000 });
      expect(totals.netCents).toBe(totals.vat.reduce((sum, rate) => sum + rate.netCents, 0));
      expect(totals.grossCents).toBe(totals.netCents + totals.vatCents);
      for (const rate of totals.vat) {
        const exact = BigInt(rate.netCents) * BigInt(rate.basisPoints);
        const distance = BigInt(rate.vatCents) * 10_000n - exact;
        expect(distance > -5000n && distance <= 5000n).toBe(true);
      }
      const ofLines = totals.lines.reduce((sum, item) => sum + item.vatCents, 0);
      expect(ofLines).toBeLessThanOrEqual(totals.vatCents);
      if (delivery === 0) expect(ofLines).toBe(totals.vatCents);
    }),
    { seed: 1603 },
  );
});

test('the order of the lines changes no total', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
      const { lines: _one, ...there } = cartTotals(lines);
      const { lines: _other, ...back } = cartTotals([...lines].reverse());
      expect(back).toEqual(there);
    }),
    { seed: 1604 },
  );
});

test('an amount that is shared out loses no cent, and each part is its share to less than a cent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000, max: 1_000_000 }),
      fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 12 }),
      (cents, weights) => {
        const parts = shareOut(cents, weights);
        const total = weights.reduce((sum, weight) => sum + weight, 0);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cents);
        if (total > 0) {
          parts.forEach((part, index) =>
            expect(Math.abs(part - (cents * (weights[index] ?? 0)) / total)).toBeLessThan(1),
          );
        }
      },
    ),
    { seed: 1605 },
  );
});
