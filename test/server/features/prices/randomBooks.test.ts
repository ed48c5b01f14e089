import fc from 'fast-check';
import { negotiatedPrice, readTieredPrice } from '../../../../src/commerce/pricing/tierPrice';
import { formatMoney } from '../../../../src/contract/money';
import { openPriceBooks } from '../../../../src/server/features/catalog/PriceBooks';
import {
  wirePrice,
  type PriceBooks,
  type PriceRecord,
  type PriceTierRecord,
} from '../../../../src/server/features/catalog';
import { bookBytes } from '../../../../src/server/features/catalog/columns/bookColumns';
import { orderedTextArrays, openOrderedTexts } from '../../../../src/server/features/catalog/columns/texts';
import { openArrays, packArrays } from '../../../../src/server/packedArrays';
import { budget } from '../../../support/budget';

const CURRENCIES = ['EUR', 'CHF', 'GBP'] as const;
const GROUPS = ['Boulangerie', 'Hôtellerie', 'Épicerie'] as const;
const PRODUCTS = ['p1', 'p2', 'p3', 'p4', 'p5'] as const;

const cents = fc.integer({ min: 0, max: 10_000_000 });
/** Consecutive tiers without a gap, from some quantity on. */
const tiers = fc
  .tuple(fc.integer({ min: 1, max: 20 }), fc.array(fc.tuple(fc.integer({ min: 1, max: 30 }), cents), { maxLength: 4 }))
  .map(([first, steps]): readonly PriceTierRecord[] => {
    let lowerBound = first;
    return steps.map(([width, unitCents], index) => {
      const upperBound = index === steps.length - 1 ? null : lowerBound + width - 1;
      const tier = { lowerBound, upperBound, unitCents };
      lowerBound += width;
      return tier;
    });
  });
const price: fc.Arbitrary<PriceRecord & { readonly currency: string }> = fc.record({
  productId: fc.constantFrom(...PRODUCTS),
  buyerGroup: fc.constantFrom(null, ...GROUPS),
  currency: fc.constantFrom(...CURRENCIES),
  unitCents: cents,
  listCents: fc.option(cents),
  tiers,
});
/** At most one price for a product, a group and a currency. */
const prices = fc.uniqueArray(price, {
  maxLength: 40,
  selector: ({ productId, buyerGroup, currency }) => `${productId} ${buyerGroup ?? ''} ${currency}`,
});
const groups = fc.subarray([...GROUPS]);

const opened = (records: readonly PriceRecord[], own = 'EUR'): PriceBooks =>
  openPriceBooks('v', bookBytes(records, own));
const runs = (seed: number) => ({ seed, numRuns: budget({ usual: 150, long: 5000 }) });

test('a buyer’s price is the lowest of their groups’ own, otherwise the general one, of that currency alone [CTX-13] [PRC-01]', () => {
  fc.assert(
    fc.property(prices, groups, (records, members) => {
      const books = opened(records);
      for (const currency of CURRENCIES)
        for (const productId of PRODUCTS) {
          const own = records.filter((one) => one.currency === currency && one.productId === productId);
          const agreed = own.filter(
            ({ buyerGroup }) => buyerGroup !== null && members.some((one) => one === buyerGroup),
          );
          const valid = agreed.length > 0 ? agreed : own.filter(({ buyerGroup }) => buyerGroup === null);
          const lowest = Math.min(...valid.map(({ unitCents }) => unitCents));
          const best = books.of(currency).bestOf(productId, members);
          expect(best?.unitCents ?? Infinity).toBe(lowest);
          if (best !== null) expect(valid).toContainEqual(best);
        }
    }),
    runs(2121),
  );
});

test('prices of a whole list are those of its products one by one, whatever the order of the list', () => {
  fc.assert(
    fc.property(prices, groups, fc.shuffledSubarray([...PRODUCTS, 'unknown']), (records, members, ids) => {
      const books = opened(records);
      const list = openOrderedTexts(openArrays(packArrays(orderedTextArrays('ids', ids))), 'ids');
      for (const currency of CURRENCIES) {
        const book = books.of(currency);
        expect([...book.unitCentsOf(list, members)]).toEqual(
          ids.map((id) => book.bestOf(id, members)?.unitCents ?? NaN),
        );
      }
    }),
    runs(2122),
  );
});

test('what is published in one currency changes nothing in another, and comes back as it went in', () => {
  fc.assert(
    fc.property(prices, (records) => {
      const all = opened(records);
      for (const currency of CURRENCIES) {
        const own = records.filter((one) => one.currency === currency);
        const alone = opened(own);
        for (const productId of PRODUCTS) {
          const entries = all.of(currency).entriesOf(productId);
          expect(entries).toEqual(alone.of(currency).entriesOf(productId));
          const expected = own.filter((one) => one.productId === productId);
          expect(entries).toHaveLength(expected.length);
          expect(entries).toEqual(expect.arrayContaining(expected));
          // The general price, if there is one, comes first.
          expect(entries.findIndex(({ buyerGroup }) => buyerGroup === null)).toBeLessThanOrEqual(0);
        }
      }
      // Without a currency, prices are in the webstore's default currency.
      const unnamed = records.filter(({ currency }) => currency === 'GBP').map(({ currency: _, ...rest }) => rest);
      for (const productId of PRODUCTS)
        expect(opened(unnamed, 'GBP').of('GBP').entriesOf(productId)).toEqual(all.of('GBP').entriesOf(productId));
    }),
    runs(2123),
  );
});

test('on the wire a price costs the same at every quantity, and its entry is no other’s [PRC-03]', () => {
  fc.assert(
    fc.property(
      prices,
      fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 8 }),
      (records, quantities) => {
        const books = opened(records);
        const entries = CURRENCIES.flatMap((currency) => PRODUCTS.flatMap((id) => books.of(currency).entriesOf(id)));
        for (const entry of entries) {
          const read = readTieredPrice(wirePrice(entry));
          for (const quantity of quantities) {
            const tier = entry.tiers.find(
              ({ lowerBound, upperBound }) => lowerBound <= quantity && quantity <= (upperBound ?? Infinity),
            );
            expect(read && negotiatedPrice(read, quantity)).toBe(tier?.unitCents ?? entry.unitCents);
          }
          const wired = wirePrice(entry);
          for (const [index, { adjustmentValue, tierUnitPrice }] of (
            wired.priceAdjustment?.priceAdjustmentTiers ?? []
          ).entries()) {
            const tierCents = entry.tiers[index]?.unitCents ?? NaN;
            expect([tierUnitPrice, adjustmentValue]).toEqual([
              formatMoney(tierCents),
              formatMoney(entry.unitCents - tierCents),
            ]);
          }
        }
        const ids = entries.map((entry) => wirePrice(entry).pricebookEntryId);
        expect(new Set(ids).size).toBe(records.length);
      },
    ),
    runs(2124),
  );
});
