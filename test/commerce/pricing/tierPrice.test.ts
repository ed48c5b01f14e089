import fc from 'fast-check';
import {
  negotiatedPrice,
  nextTier,
  readTieredPrice,
  type Tier,
  type TieredPrice,
} from '../../../src/commerce/pricing/tierPrice';
import type { PriceTier } from '../../../src/contract/prices/price';

const butter: TieredPrice = {
  unitCents: 790,
  tiers: [
    { lowerBound: 10, upperBound: 19, unitCents: 690 },
    { lowerBound: 20, upperBound: null, unitCents: 650 },
  ],
};

test.each([
  [1, 790],
  [9, 790],
  [10, 690],
  [19, 690],
  [19.9, 690],
  [20, 650],
  [5000, 650],
])('%d pieces cost %d cents each, both bounds of a tier included [PRC-03]', (quantity, cents) => {
  expect(negotiatedPrice(butter, quantity)).toBe(cents);
});

test('the hint names the next cheaper quantity and what is missing to it', () => {
  expect(nextTier(butter, 7)).toEqual({ quantity: 10, unitCents: 690, missing: 3 });
  expect(nextTier(butter, 10)).toEqual({ quantity: 20, unitCents: 650, missing: 10 });
  expect(nextTier(butter, 20)).toBeNull();
  expect(nextTier({ unitCents: 500, tiers: [{ lowerBound: 5, upperBound: null, unitCents: 500 }] }, 1)).toBeNull();
});

const wireTier = (tier: Partial<PriceTier>): PriceTier => ({
  id: 't',
  adjustmentType: 'AmountBasedAdjustment',
  adjustmentValue: '1.00',
  lowerBound: '10',
  upperBound: null,
  tierUnitPrice: '6.90',
  ...tier,
});

test('a price of the wire is read in cents, its tiers in order, unreadable ones left out', () => {
  const priceAdjustment = {
    adjustmentMethod: 'Range' as const,
    scheduleType: 'Volume' as const,
    priceAdjustmentTiers: [
      wireTier({ lowerBound: '20.0', tierUnitPrice: '6.50' }),
      wireTier({ lowerBound: 'beaucoup' }),
      wireTier({ tierUnitPrice: '6,90' }),
      wireTier({ lowerBound: '10', upperBound: '19' }),
    ],
  };
  expect(readTieredPrice({ unitPrice: '7.90', priceAdjustment })).toEqual(butter);
  expect(readTieredPrice({ unitPrice: '7.90', priceAdjustment: null })).toEqual({ unitCents: 790, tiers: [] });
  expect(readTieredPrice({ unitPrice: '', priceAdjustment: null })).toBeNull();
});

/** A price with tiers without gaps, each cheaper than the one before. */
const price = fc
  .record({
    first: fc.integer({ min: 2, max: 9 }),
    widths: fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 5 }),
  })
  .map(({ first, widths }): TieredPrice => {
    let lowerBound = first;
    const tiers = widths.map((width, index): Tier => {
      const tier = {
        lowerBound,
        upperBound: index === widths.length - 1 ? null : lowerBound + width - 1,
        unitCents: 1000 - 50 * (index + 1),
      };
      lowerBound += width;
      return tier;
    });
    return { unitCents: 1000, tiers };
  });

test('more never costs more a piece, and the hint keeps its word', () => {
  fc.assert(
    fc.property(price, fc.integer({ min: 1, max: 400 }), (tiered, quantity) => {
      const now = negotiatedPrice(tiered, quantity);
      expect(negotiatedPrice(tiered, quantity + 1)).toBeLessThanOrEqual(now);
      const hint = nextTier(tiered, quantity);
      if (hint === null) {
        expect(negotiatedPrice(tiered, 100_000)).toBe(now);
      } else {
        expect(negotiatedPrice(tiered, quantity + hint.missing)).toBe(hint.unitCents);
        expect(negotiatedPrice(tiered, hint.quantity - 1)).toBe(now);
      }
    }),
    { seed: 1601 },
  );
});
