import type { TaxResult } from '../../../../src/contract/prices/tax';
import { productTaxes } from '../../../../src/server/features/taxes/taxRoutes';
import { startTestServer, type TestServer } from '../../../support/server/testServer';
import { isOpen, someProduct } from '../../../support/server/plugins/catalogFixture';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each([
  [550, '5.50', 'TVA 5,5 %'],
  [2000, '20.00', 'TVA 20 %'],
])('a product at %i basis points is taxed at %s percent [TAX-01]', async (basisPoints, percentage, name) => {
  const product = someProduct(server, (found) => isOpen(found) && found.taxRates[0]?.basisPoints === basisPoints);
  const answer = await server.get(
    'tax',
    { productId: product.id.slice(0, 15) },
    { countryIsoCode: 'fr', effectiveAccountId: 'x' },
  );
  expect(answer.status).toBe(200);
  expect(answer.json<TaxResult>()).toEqual({
    taxLocaleType: 'Net',
    taxesInfo: {
      [product.id]: {
        taxesInfoList: [
          {
            taxRatePercentage: percentage,
            countryIsoCode: 'FR',
            stateIsoCode: null,
            priority: 1,
            taxTreatmentName: name,
            taxTreatmentDescription: null,
          },
        ],
        success: true,
        error: null,
      },
    },
  });
});

test('the country is the webstore’s by default, and one without known rates says so', async () => {
  const { id } = someProduct(server, isOpen);
  const taxes = async (query: Readonly<Record<string, string>>) =>
    (await server.get('tax', { productId: id }, query)).json<TaxResult>().taxesInfo[id];
  expect((await taxes({}))?.taxesInfoList[0]?.countryIsoCode).toBe('FR');
  expect(await taxes({ countryIsoCode: 'BE' })).toMatchObject({
    taxesInfoList: [],
    success: false,
    error: { errorCode: 'ITEM_NOT_FOUND' },
  });
  expect((await taxes({ stateIsoCode: 'IDF' }))?.taxesInfoList[0]?.stateIsoCode).toBe('IDF');
});

test('the rate is the one in force at the moment', () => {
  const product = {
    ...someProduct(server, isOpen),
    taxRates: [
      { basisPoints: 550, validFrom: 100, validUntil: 200 },
      { basisPoints: 1000, validFrom: 200, validUntil: null },
    ],
  };
  const rateAt = (now: number) => productTaxes(product, 'FR', null, now).taxesInfoList[0]?.taxRatePercentage;
  expect([99, 100, 199, 200].map(rateAt)).toEqual([undefined, '5.50', '5.50', '10.00']);
  expect(productTaxes(product, 'FR', null, 99)).toMatchObject({
    success: false,
    error: { errorCode: 'ITEM_NOT_FOUND' },
  });
});

test('an unknown product is not found, a malformed id refused', async () => {
  expect((await server.get('tax', { productId: '01t00000000zzzz' })).status).toBe(404);
  expect((await server.get('tax', { productId: 'butter' })).json()).toMatchObject([{ errorCode: 'INVALID_ID_FIELD' }]);
});
