import fc from 'fast-check';
import { formatMoney, parseMoney } from '../../../../src/contract/money';
import { budget } from '../../../support/budget';
import type { CalculatedTaxes } from '../../../../src/contract/prices/calculateTaxes';
import { recordId } from '../../../../src/contract/ids';
import { anyPathTo } from '../../../../src/contract/otherClientPaths';
import { fromOwnPage } from '../../../support/server/testApp';
import { startTestServer, type TestServer } from '../../../support/server/testServer';
import { isOpen, someProduct } from '../../../support/server/plugins/catalogFixture';

let server: TestServer;
let food: string;
let productId: string;
beforeAll(async () => {
  server = await startTestServer();
  const taxedAt = (basisPoints: number) =>
    someProduct(server, (found) => isOpen(found) && found.taxRates[0]?.basisPoints === basisPoints).id;
  food = taxedAt(550);
  productId = taxedAt(2000);
});
afterAll(() => server.close());

async function post(body: object) {
  const url = anyPathTo('calculateTaxes', { webstoreId: server.webstoreId });
  const {
    statusCode: status,
    body: text,
    json,
  } = await server.app.inject({
    method: 'POST',
    url,
    headers: fromOwnPage,
    payload: body,
  });
  return { status, text, json };
}
const line = (lineId: string, productId: string, quantity: number | string, unitPrice?: string | number) => ({
  lineId,
  productId,
  quantity,
  ...(unitPrice !== undefined && { unitPrice }),
});
const send = (lineItems: readonly object[], deliveryAddress: object = { countryCode: 'FR' }, more: object = {}) =>
  post({ cartItems: [{ deliveryAddress, lineItems }], ...more });
async function taxes(...asked: Parameters<typeof send>): Promise<CalculatedTaxes> {
  const answer = await send(...asked);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.json<CalculatedTaxes>();
}
async function errorOf(answer: ReturnType<typeof send>) {
  const { status, json } = await answer;
  return `${String(status)} ${json<readonly { errorCode: string }[]>()[0]?.errorCode ?? ''}`;
}

test('VAT is rounded once for each rate, and the lines add up to it', async () => {
  const found = await taxes([
    line('a', food, 1, '0.10'),
    line('b', food, 1, 0.1),
    line('c', productId, '2.0', '19.99'),
  ]);
  // 5.5 % of 0.20 € is 1.1 cents, rounded to one. By itself, each of the two lines (0.55 cents) would be rounded up to
  // one, two in all.
  expect(found).toMatchObject({ taxLocaleType: 'Net', currencyIsoCode: 'EUR', totalTaxAmount: '8.01', success: true });
  expect(found.lineItemTaxes).toEqual({
    a: { lineId: 'a', productId: food, taxAmount: '0.01', adjustmentTaxAmount: '0.00', taxRate: '5.50', message: null },
    b: { lineId: 'b', productId: food, taxAmount: '0.00', adjustmentTaxAmount: '0.00', taxRate: '5.50', message: null },
    c: {
      lineId: 'c',
      productId: productId,
      taxAmount: '8.00',
      adjustmentTaxAmount: '0.00',
      taxRate: '20.00',
      message: null,
    },
  });
});

test('a line without a price is taxed at the caller’s own, and several addresses are taxed together', async () => {
  const { unitPrice } = (await server.get('price', { productId: productId })).json<{ unitPrice: string }>();
  const said = await taxes([line('a', productId, 1, unitPrice)]);
  const body = {
    cartItems: [
      { deliveryAddress: { country: 'fr', city: 'Brest', postalCode: '29200' }, lineItems: [line('a', productId, 1)] },
      { deliveryAddress: { countryIsoCode: 'FR' }, lineItems: [line('b', productId, 1, '0.00')] },
    ],
  };
  const found = (await post(body)).json<CalculatedTaxes>();
  expect([found.totalTaxAmount, found.lineItemTaxes['a']]).toEqual([said.totalTaxAmount, said.lineItemTaxes['a']]);
});

test('a line that cannot be taxed says why and has no amount; the others are taxed', async () => {
  const abroad = await taxes([line('a', food, 1, '10.00')], { countryCode: 'DE' });
  expect(abroad).toMatchObject({
    success: false,
    totalTaxAmount: '0.00',
    lineItemTaxes: { a: { taxAmount: null, taxRate: null } },
  });
  expect(abroad.errorMessage).toBe(abroad.lineItemTaxes['a']?.message);
  const mixed = await taxes([line('a', recordId('product', 999_999), 1, '1.00'), line('b', productId, 1, '10.00')]);
  expect(mixed).toMatchObject({ success: false, totalTaxAmount: '2.00', lineItemTaxes: { b: { taxAmount: '2.00' } } });
});

test.each([
  ['what is no id', () => send([line('a', 'x', 1)]), '400 INVALID_ID_FIELD'],
  ['what is no quantity', () => send([line('a', food, 0)]), '400 INVALID_API_INPUT'],
  ['what is no price', () => send([line('a', food, 1, 'dear')]), '400 INVALID_API_INPUT'],
  ['a price below nothing', () => send([line('a', food, 1, '-1.00')]), '400 INVALID_API_INPUT'],
  ['a line named twice', () => send([line('a', food, 1), line('a', productId, 1)]), '400 INVALID_API_INPUT'],
  ['no lines', () => send([]), '400 INVALID_API_INPUT'],
  ['another currency', () => send([line('a', food, 1)], {}, { currencyIsoCode: 'USD' }), '400 INVALID_API_INPUT'],
  ['a part of an address nobody knows', () => send([line('a', food, 1)], { planet: 'Mars' }), '400 JSON_PARSER_ERROR'],
])('%s is refused', async (_what, call, expected) => {
  expect(await errorOf(call())).toBe(expected);
});

/** Rounds half a cent up, in integers: a cent times a basis point is a ten-thousandth of a cent. */
function rounded(netCents: number, basisPoints: number): number {
  const exact = BigInt(netCents) * BigInt(basisPoints);
  return Number(exact / 10_000n) + Number(exact % 10_000n >= 5000n);
}
const asCents = (amount: string | null | undefined): number => parseMoney(amount ?? '') ?? NaN;

test('whatever the lines, their taxes add up to the total, which is rounded once for each rate, in any order [TAX-01]', async () => {
  const lines = fc.array(
    fc.record({
      rate: fc.constantFrom<550 | 2000>(550, 2000),
      quantity: fc.integer({ min: 1, max: 999 }),
      cents: fc.integer({ min: 0, max: 250_000 }),
    }),
    { minLength: 1, maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(lines, async (asked) => {
      const items = asked.map(({ rate, quantity, cents }, index) =>
        line(`l${String(index)}`, rate === 550 ? food : productId, quantity, formatMoney(cents)),
      );
      const there = await taxes(items);
      const ofRate = ([550, 2000] as const).map((basisPoints) => {
        const own = asked.flatMap((one, index) => (one.rate === basisPoints ? [{ ...one, index }] : []));
        const netCents = own.reduce((sum, { quantity, cents }) => sum + quantity * cents, 0);
        const shares = own.map(({ index }) => asCents(there.lineItemTaxes[`l${String(index)}`]?.taxAmount));
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(rounded(netCents, basisPoints));
        own.forEach(({ quantity, cents }, index) => {
          expect(Math.abs((shares[index] ?? NaN) - (quantity * cents * basisPoints) / 10_000)).toBeLessThan(1.5);
        });
        return rounded(netCents, basisPoints);
      });
      expect(asCents(there.totalTaxAmount)).toBe(ofRate.reduce((sum, one) => sum + one, 0));
      expect((await taxes([...items].reverse())).totalTaxAmount).toBe(there.totalTaxAmount);
    }),
    { seed: 2110, numRuns: budget({ usual: 25, long: 400 }) },
  );
});
