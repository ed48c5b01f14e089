import { cartApi } from '../../../../src/storefront/features/cart';
import { itemApi } from '../../../../src/storefront/features/cart/page';
import { taxApi } from '../../../../src/storefront/features/prices';
import { recordId } from '../../../../src/contract/ids';
import { isSimple, someProduct } from '../../../support/server/plugins/catalogFixture';
import type { TestServer } from '../../../support/server/testServer';
import { openReads } from '../../../support/storefront/openReads';
import { startShopServer } from '../../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());
afterEach(() => server.app.webstore.change({ taxType: 'Net', guestBrowsingEnabled: true }));

const { productTaxes, productPrices } = taxApi.endpoints;

it('the tax on a product is never asked for in a net webstore [TAX-02]', async () => {
  const { store, urls } = await openReads(server);
  const { id: productId } = someProduct(server, isSimple);
  const { data, error } = await store.dispatch(productTaxes.initiate({ productId }));
  expect(data).toBeUndefined();
  expect(error).toMatchObject({
    code: 'REFUSED',
    status: 0,
    message: expect.stringMatching(/^TypeError: the request should not be triggered when taxType is Net/i) as string,
  });
  expect(urls).toEqual([]);
});

it('in a gross one it is, with its options: a rate where the country has one [TAX-01] [TAX-02]', async () => {
  await server.app.webstore.change({ taxType: 'Gross' });
  const { store, urls } = await openReads(server);
  const product = someProduct(server, (found) => isSimple(found) && found.taxRates[0]?.basisPoints === 550);
  const productId = product.id;
  const taxes = await store.dispatch(productTaxes.initiate({ productId })).unwrap();
  expect(taxes?.taxLocaleType).toBe('Gross');
  expect(taxes?.taxesInfo[productId]?.taxesInfoList).toMatchObject([
    { taxRatePercentage: '5.50', countryIsoCode: 'FR' },
  ]);
  const abroad = await store.dispatch(productTaxes.initiate({ productId, countryIsoCode: 'BE' })).unwrap();
  expect(abroad?.taxesInfo[productId]).toMatchObject({ taxesInfoList: [], success: false });
  expect(urls.map((url) => url.replace(/^.*\/webstores\/\w+/, ''))).toEqual([
    `/taxes/products/${productId}`,
    `/taxes/products/${productId}?countryIsoCode=BE`,
  ]);
});

it('in a gross one the server refuses what it does not know or the caller may not see [TAX-02]', async () => {
  await server.app.webstore.change({ taxType: 'Gross' });
  const { store } = await openReads(server);
  const hidden = someProduct(server, ({ buyerGroups }) => buyerGroups?.includes('Boulangerie') === true);
  const errorOf = async (productId: string) => (await store.dispatch(productTaxes.initiate({ productId }))).error;
  expect(await errorOf(hidden.id)).toMatchObject({ status: 404, code: 'ITEM_NOT_FOUND' });
  expect(await errorOf(recordId('product', 999_999))).toMatchObject({ status: 404, code: 'ITEM_NOT_FOUND' });
  expect(await errorOf('nonsense')).toMatchObject({ status: 400, code: 'INVALID_ID_FIELD' });
  const member = await openReads(server, 'boulangerie@comptoir.example');
  const seen = await member.store.dispatch(productTaxes.initiate({ productId: hidden.id })).unwrap();
  expect(seen?.taxesInfo[hidden.id]?.success).toBe(true);
  await server.app.webstore.change({ guestBrowsingEnabled: false });
  expect(await errorOf(someProduct(server, isSimple).id)).toMatchObject({ status: 401, code: 'INVALID_SESSION_ID' });
});

it('VAT comes with the cart, at the rate of each line [TAX-02]', async () => {
  const { store, urls } = await openReads(server);
  const added = [550, 2000].map((rate) =>
    someProduct(server, (found) => isSimple(found) && found.taxRates[0]?.basisPoints === rate),
  );
  for (const [index, { id: productId, quantityRule }] of added.entries()) {
    const line = { productId, quantity: quantityRule.minimum };
    await store.dispatch(itemApi.endpoints.addItem.initiate({ commandId: `add-${String(index)}`, ...line })).unwrap();
  }
  const cart = await store.dispatch(cartApi.endpoints.cartItems.initiate(1)).unwrap();
  const cents = (money: string | null | undefined) => Math.round(Number(money) * 100);
  const lines = cart?.cartItems.map(({ cartItem }) => cartItem) ?? [];
  const vatOf = lines.map(({ productId, totalPrice, totalTax }) => {
    const { taxRates } = added.find(({ id }) => id === productId) ?? { taxRates: [] };
    return [cents(totalTax), Math.round((cents(totalPrice) * (taxRates[0]?.basisPoints ?? NaN)) / 10_000)];
  });
  expect(vatOf).toHaveLength(2);
  expect(vatOf.map(([charged]) => charged)).toEqual(vatOf.map(([, reckoned]) => reckoned));
  expect(urls.filter((url) => url.includes('/taxes/'))).toEqual([]);
});

it('prices of no product are refused before any call, and known by product otherwise [PRC-02]', async () => {
  const { store, urls } = await openReads(server);
  for (const productIds of [[], [' ']]) {
    const { error } = await store.dispatch(productPrices.initiate({ productIds }));
    expect(error).toMatchObject({
      code: 'REFUSED',
      message: expect.stringMatching(/^TypeError: a list of product IDs is required/i) as string,
    });
  }
  expect(urls).toEqual([]);
  const ids = [someProduct(server, isSimple).id, recordId('product', 999_999)];
  const prices = await store.dispatch(productPrices.initiate({ productIds: ids })).unwrap();
  expect(new URL(urls[0] ?? '', 'http://shop').searchParams.get('productIds')).toBe(ids.join(','));
  expect(prices?.pricingLineItemResults.map(({ productId, success }) => [productId, success])).toEqual([
    [ids[0], true],
    [ids[1], false],
  ]);
});
