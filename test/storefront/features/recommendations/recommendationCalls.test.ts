import type { RecommendationsArgs } from '../../../../src/contract/recommendations/recommendations';
import { itemApi } from '../../../../src/storefront/features/cart/page';
import { recommendationsApi } from '../../../../src/storefront/features/recommendations/shelf/late';
import { isOpen, isSimple, productsOf } from '../../../support/server/plugins/catalogFixture';
import type { TestServer } from '../../../support/server/testServer';
import { openReads } from '../../../support/storefront/openReads';
import { startShopServer } from '../../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

const { recommendations } = recommendationsApi.endpoints;
const someProducts = () =>
  productsOf(server.app.catalog.state().snapshot).filter((product) => isSimple(product) && isOpen(product));
const asked = (url: string | undefined) => Object.fromEntries(new URL(url ?? '', 'http://shop').searchParams);

test('each option is said to the server and changes what comes back [REC-01]', async () => {
  await server.app.webstore.change({ sessionDrivenCurrency: false });
  const { store, urls } = await openReads(server);
  const read = async (args: RecommendationsArgs) =>
    (await store.dispatch(recommendations.initiate(args)).unwrap()).productPage;
  const [first, ...rest] = someProducts();
  if (first === undefined) throw new Error('The shop has no product.');
  const [one, other] = [first.id, rest.at(-1)?.id ?? ''];
  const similar = await read({ recommender: 'SimilarProducts', anchorValues: [one] });
  expect(similar.products[0]?.prices).toBeNull();
  const dearer = await read({ recommender: 'Upsell', anchorValues: [one] });
  expect(dearer.products).not.toEqual(similar.products);
  const further = await read({ recommender: 'SimilarProducts', anchorValues: [other] });
  expect(further.products).not.toEqual(similar.products);
  const whole = await read({
    recommender: 'SimilarProducts',
    anchorValues: [one],
    includePricingAndProductInformation: true,
  });
  expect(whole.products[0]?.prices?.unitPrice).toMatch(/^\d+\.\d\d$/);
  const emptyCart = await read({ recommender: 'SimilarProducts', anchorFromCurrentCart: true });
  expect(emptyCart.products).toEqual([]);
  const line = { commandId: 'anchor', productId: one, quantity: first.quantityRule.minimum };
  await store.dispatch(itemApi.endpoints.addItem.initiate(line)).unwrap();
  const again = recommendations.initiate(
    { recommender: 'SimilarProducts', anchorFromCurrentCart: true },
    { forceRefetch: true },
  );
  const fromCart = (await store.dispatch(again).unwrap()).productPage;
  expect(fromCart.products).toEqual(similar.products);
  const calls = urls.filter((url) => url.includes('/ai/recommendations')).map(asked);
  expect(calls).toMatchObject([
    { recommender: 'SimilarProducts', anchorValues: one, currencyIsoCode: 'EUR' },
    { recommender: 'Upsell', anchorValues: one },
    { anchorValues: other },
    { includePricingAndProductInformation: 'true' },
    { anchorFromCurrentCart: 'true' },
    { anchorFromCurrentCart: 'true' },
  ]);
  await server.app.webstore.change({ sessionDrivenCurrency: true });
});

test.each(['', '   '])(
  'without a recommender (%j) there is a warning, nothing recommended and no call [REC-04]',
  async (name) => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { store, urls } = await openReads(server);
    const answer = await store.dispatch(recommendations.initiate({ recommender: name as '' }));
    expect(answer.data).toEqual({ uuid: '', productPage: { currencyIsoCode: '', total: 0, products: [] } });
    expect(answer.error).toBeUndefined();
    expect(warned.mock.calls).toEqual([[expect.stringMatching(/recommender/)]]);
    expect(urls).toEqual([]);
    warned.mockRestore();
  },
);

test('a refusal of the server is a failure with its code', async () => {
  const { store } = await openReads(server);
  const { error } = await store.dispatch(recommendations.initiate({ recommender: 'Upsell' }));
  expect(error).toMatchObject({ status: 400, code: 'INVALID_API_INPUT' });
});
