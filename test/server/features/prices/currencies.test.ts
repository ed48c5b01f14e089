import fc from 'fast-check';
import { recordId } from '../../../../src/contract/ids';
import { formatMoney } from '../../../../src/contract/money';
import type { CalculatedTaxes } from '../../../../src/contract/prices/calculateTaxes';
import type { PriceList } from '../../../../src/contract/prices/price';
import { publishPrices, type PriceRecord } from '../../../../src/server/features/catalog';
import { priceRoutes } from '../../../../src/server/features/prices';
import { calculateTaxesRoute } from '../../../../src/server/features/taxes';
import { budget } from '../../../support/budget';
import { seededRandom } from '../../../support/orders/seededRandom';
import { productId } from '../../../support/server/shops/cartShop';
import { openCheckoutShop, type CheckoutShop } from '../../../support/server/shops/checkoutShop';

const CURRENCIES = ['EUR', 'CHF', 'GBP'] as const;
/** The rate of VAT of each product, in basis points. */
const RATES = { butter: 550, ecru: 550, apron: 2000 } as const;
type Sold = keyof typeof RATES;
const SOLD = Object.keys(RATES) as readonly Sold[];

const random = seededRandom(2113);
const cents = (): number => 1 + Math.floor(random() * 9999);
/** A random price for each product in each currency, with two tiers; prices in different currencies are unrelated. */
const BOOK = new Map(
  CURRENCIES.flatMap((currency) =>
    SOLD.map((name): readonly [string, PriceRecord] => {
      const [first, second] = [2 + Math.floor(random() * 10), 15 + Math.floor(random() * 20)];
      const tiers = [
        { lowerBound: first, upperBound: second - 1, unitCents: cents() },
        { lowerBound: second, upperBound: null, unitCents: cents() },
      ];
      const price = { productId: productId(name), buyerGroup: null, currency, unitCents: cents(), listCents: null };
      return [`${name} ${currency}`, { ...price, tiers }];
    }),
  ),
);

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await openCheckoutShop({ plugins: [priceRoutes, calculateTaxesRoute] });
  await shop.app.webstore.change({ supportedCurrencies: [...CURRENCIES] });
  await shop.database.write((db) => publishPrices(db, recordId('webstore', 1), 'three', [...BOOK.values()]));
  await shop.app.catalog.reload();
});
afterAll(() => shop.close());

const lines = fc.uniqueArray(fc.record({ name: fc.constantFrom(...SOLD), quantity: fc.integer({ min: 1, max: 60 }) }), {
  minLength: 1,
  selector: ({ name }) => name,
});
const currencies = fc.shuffledSubarray([...CURRENCIES], { minLength: 2, maxLength: 2 });

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

test('whatever is bought, price list, taxes and cart reckon in the currency that is asked for, by the book of that currency alone [PRC-01] [PRC-03] [TAX-01]', async () => {
  await fc.assert(
    fc.asyncProperty(lines, currencies, async (asked, [currencyIsoCode = '', other = '']) => {
      const { guest } = shop.newBuyer();
      const query = { currencyIsoCode };
      const bought = asked.map(({ name, quantity }) => {
        const price = BOOK.get(`${name} ${currencyIsoCode}`);
        if (price === undefined) throw new Error('The book lacks a price.');
        const { unitCents } = price.tiers.findLast(({ lowerBound }) => lowerBound <= quantity) ?? price;
        return { id: productId(name), quantity, price, netCents: unitCents * quantity, rate: RATES[name] };
      });

      const productIds = bought.map(({ id }) => id).join(',');
      const list = (await guest.call('GET', 'prices', {}, { query: { ...query, productIds } })).json<PriceList>();
      expect([list.currencyIsoCode, ...list.pricingLineItemResults.map(({ unitPrice }) => unitPrice)]).toEqual([
        currencyIsoCode,
        ...bought.map(({ price }) => formatMoney(price.unitCents)),
      ]);

      const lineItems = bought.map(({ id, quantity }) => ({ lineId: id, productId: id, quantity }));
      const body = { cartItems: [{ deliveryAddress: { countryCode: 'FR' }, lineItems }] };
      const taxes = (await guest.call('POST', 'calculateTaxes', {}, { body, query })).json<CalculatedTaxes>();
      // VAT is rounded once for each rate, half a cent up; calculated in whole numbers.
      const taxCents = [550, 2000].map((rate) => {
        const netCents = sumOf(bought.flatMap((one) => (one.rate === rate ? [one.netCents] : [])));
        return Number((BigInt(netCents) * BigInt(rate) + 5000n) / 10_000n);
      });
      expect([taxes.currencyIsoCode, taxes.totalTaxAmount]).toEqual([currencyIsoCode, formatMoney(sumOf(taxCents))]);

      for (const { name, quantity } of asked) expect((await guest.add(name, quantity, { query })).statusCode).toBe(201);
      const inCart = {
        cartSummary: {
          currencyIsoCode,
          totalProductAmount: formatMoney(sumOf(bought.map(({ netCents }) => netCents))),
        },
        cartItems: bought.map(({ id, price, netCents }) => ({
          cartItem: {
            productId: id,
            currencyIsoCode,
            salesPrice: formatMoney(price.unitCents),
            totalPrice: formatMoney(netCents),
          },
        })),
      };
      // Whichever currency the reading call names.
      for (const named of [currencyIsoCode, other]) {
        expect(await guest.items({ sort: 'CreatedDateAsc', currencyIsoCode: named })).toMatchObject(inCart);
      }
    }),
    { seed: 2113, numRuns: budget({ usual: 25, long: 300 }) },
  );
});
