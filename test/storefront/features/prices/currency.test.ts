import { publishPrices } from '../../../../src/server/features/catalog';
import { cartApi } from '../../../../src/storefront/features/cart';
import { pricesApi, taxApi } from '../../../../src/storefront/features/prices';
import { someProduct, isSimple } from '../../../support/server/plugins/catalogFixture';
import { cachedDemo, type TestServer } from '../../../support/server/testServer';
import { openReads } from '../../../support/storefront/openReads';
import { startShopServer } from '../../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
  const { prices } = cachedDemo();
  const francs = prices.map((price) => ({ ...price, currency: 'CHF', unitCents: price.unitCents + 1, tiers: [] }));
  await server.app.database.write((db) =>
    publishPrices(db, server.webstoreId, 'francs', [
      ...prices.map((price) => ({ ...price, currency: 'EUR' })),
      ...francs,
    ]),
  );
  await server.app.catalog.reload();
});
afterAll(() => server.close());

/** The currency parameter of the calls for prices and for the cart, and the currency of the prices in the answers. */
async function currencies() {
  const { store, urls } = await openReads(server);
  const { id: productId } = someProduct(server, isSimple);
  const price = await store.dispatch(pricesApi.endpoints.price.initiate({ productId })).unwrap();
  const prices = await store.dispatch(taxApi.endpoints.productPrices.initiate({ productIds: [productId] })).unwrap();
  await store.dispatch(cartApi.endpoints.cartSummary.initiate()).unwrap();
  return {
    said: urls.map((url) => new URL(url, 'http://shop').searchParams.get('currencyIsoCode')),
    answered: [price?.currencyIsoCode, prices?.currencyIsoCode],
  };
}

it.each([
  ['none where the session decides', true, ['CHF'], 'CHF', null, 'CHF'],
  ['none where the session decides, of several too', true, ['EUR', 'CHF'], 'CHF', null, 'CHF'],
  ['the only one there is, whatever the default', false, ['CHF'], 'EUR', 'CHF', 'CHF'],
  ['the default of several', false, ['EUR', 'CHF'], 'CHF', 'CHF', 'CHF'],
])(
  'prices and carts are asked for in a currency: %s [PRC-04]',
  async (_rule, sessionDrivenCurrency, supportedCurrencies, defaultCurrency, sent, answered) => {
    await server.app.webstore.change({ sessionDrivenCurrency, supportedCurrencies, defaultCurrency });
    expect(await currencies()).toEqual({ said: [sent, sent, sent], answered: [answered, answered] });
  },
);

it('a currency in which the webstore does not sell is refused by the server [PRC-04]', async () => {
  await server.app.webstore.change({
    sessionDrivenCurrency: false,
    supportedCurrencies: ['EUR', 'CHF'],
    defaultCurrency: 'GBP',
  });
  const { store } = await openReads(server);
  const { id: productId } = someProduct(server, isSimple);
  const { error } = await store.dispatch(pricesApi.endpoints.price.initiate({ productId }));
  expect(error).toMatchObject({ status: 400, code: 'INVALID_API_INPUT' });
});
