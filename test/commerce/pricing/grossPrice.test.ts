import fc from 'fast-check';
import { taxRateOf, withTax } from '../../../src/commerce/pricing/grossPrice';

const taxes = (...rates: string[]) =>
  rates.map((taxRatePercentage, index) => ({
    taxRatePercentage,
    countryIsoCode: 'FR',
    stateIsoCode: null,
    priority: index + 1,
    taxTreatmentName: '',
    taxTreatmentDescription: null,
  }));

test('the rate of a product is the sum of its taxes, and none where one of them cannot be read [TAX-01]', () => {
  expect(taxRateOf(taxes('5.50'))).toBe(550);
  expect(taxRateOf(taxes('5.00', '0.05'))).toBe(505);
  expect(taxRateOf(taxes('0.00'))).toBe(0);
  expect(taxRateOf([])).toBeNull();
  expect(taxRateOf(taxes('20.00', 'zero'))).toBeNull();
});

test('a price with tax is in whole cents, the tax rounded half up as on a cart’s line [TAX-01]', () => {
  expect(withTax(3840, 550)).toBe(4051);
  expect(withTax(3686, 550)).toBe(3889);
  expect(withTax(100, 550)).toBe(106);
  expect(withTax(3840, 0)).toBe(3840);
});

/** A rate in basis points as it is written in calls: 550 as "5.50". */
const percentage = (basisPoints: number) =>
  `${Math.floor(basisPoints / 100)}.${String(basisPoints % 100).padStart(2, '0')}`;

test('whatever the price and its taxes, their rates add up exactly and the tax is the nearest cent, half a cent up [TAX-01]', () => {
  const anyOf = (net: fc.Arbitrary<number>, rate: fc.Arbitrary<number>) =>
    fc.tuple(net, fc.array(rate, { minLength: 1, maxLength: 4 }));
  // Random prices and rates hardly ever leave exactly half a cent; whole euros at half percents do in one case of four.
  const bills = fc.oneof(
    anyOf(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 0, max: 3000 })),
    anyOf(
      fc.nat(10_000).map((euros) => euros * 100),
      fc.nat(60).map((halves) => halves * 50),
    ),
  );
  fc.assert(
    fc.property(bills, ([net, parts]) => {
      const basisPoints = parts.reduce((sum, part) => sum + part, 0);
      expect(taxRateOf(taxes(...parts.map(percentage)))).toBe(basisPoints);
      // In ten thousandths of a cent: between half a cent too little (excluded) and half a cent too much.
      const tax = BigInt(withTax(net, basisPoints) - net);
      const tooMuch = tax * 10_000n - BigInt(net) * BigInt(basisPoints);
      expect(tooMuch > -5000n && tooMuch <= 5000n).toBe(true);
    }),
    { seed: 1602 },
  );
});
