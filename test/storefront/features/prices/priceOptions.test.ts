import { pricesApi } from '../../../../src/storefront/features/prices';
import { isOpen, someProduct } from '../../../support/server/plugins/catalogFixture';
import { SELLING_MODELS, soldUnderModels } from '../../../support/server/plugins/soldUnderModels';
import type { TestServer } from '../../../support/server/testServer';
import { openReads } from '../../../support/storefront/openReads';
import { startShopServer } from '../../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer({ content: soldUnderModels() });
});
afterAll(() => server.close());

it('the price of a product has those of its contents and of its selling models as asked for, in the shop’s currency [PRC-01]', async () => {
  await server.app.webstore.change({ sessionDrivenCurrency: false });
  const { store, urls } = await openReads(server);
  const bundle = someProduct(server, (found) => found.productClass === 'Bundle' && isOpen(found));
  const read = async (options: object) =>
    store.dispatch(pricesApi.endpoints.price.initiate({ productId: bundle.id, ...options })).unwrap();
  expect(await read({})).toMatchObject({ currencyIsoCode: 'EUR', childEntries: [], productPriceEntries: [] });
  const withContents = await read({ includeChildProductPrices: true });
  expect(withContents?.childEntries.map(({ productId }) => productId)).toEqual(
    bundle.bundleItems.map(({ productId }) => productId),
  );
  const underModels = await read({ allProductSellingModelPrices: true });
  expect(underModels?.productPriceEntries.map(({ productSellingModelId }) => productSellingModelId)).toEqual(
    // The price for a single sale, which has no model, comes first.
    [null, ...SELLING_MODELS.map(({ id }) => id)],
  );
  const currency = { currencyIsoCode: 'EUR' };
  expect(urls.map((url) => Object.fromEntries(new URL(url, 'http://shop').searchParams))).toMatchObject([
    currency,
    { ...currency, includeChildProductPrices: 'true' },
    { ...currency, allProductSellingModelPrices: 'true' },
  ]);
});
