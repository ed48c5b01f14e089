import type { RecommendationsArgs } from '../../../../src/contract/recommendations/recommendations';
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
const someIds = () =>
  productsOf(server.app.catalog.state().snapshot)
    .filter((product) => isSimple(product) && isOpen(product))
    .map(({ id }) => id);
const asked = (url: string | undefined) => Object.fromEntries(new URL(url ?? '', 'http://shop').searchParams);

test('each option is said to the server and changes what comes back [REC-01]', async () => {
  await server.app.webstore.change({ sessionDrivenCurrency: false });
  const { store, urls } = await openReads(server);
  const read = async (args: RecommendationsArgs) =>
    (await store.dispatch(recommendations.initiate(args)).unwrap()).productPage;
  const [one = '', ...others] = someIds();
  const similar = await read({ recommender: 'SimilarProducts', anchorValues: [one] });
  expect(similar.products[0]?.prices).toBeNull();
  const dearer = await read({ recommender: 'Upsell', anchorValues: [one] });
  expect(dearer.products).not.toEqual(similar.products);
  const other = await read({ recommender: 'SimilarProducts', anchorValues: [others.at(-1) ?? ''] });
  expect(other.products).not.toEqual(similar.products);
  const whole = await read({
    recommender: 'SimilarProducts',
    anchorValues: [one],
    includePricingAndProductInformation: true,
  });
  expect(whole.products[0]?.prices?.unitPrice).toMatch(/^\d+\.\d\d$/);
  const fromCart = await read({ recommender: 'SimilarProducts', anchorFromCurrentCart: true });
  expect(fromCart.products).toEqual([]);
  expect(urls.map(asked)).toMatchObject([
    { recommender: 'SimilarProducts', anchorValues: one, currencyIsoCode: 'EUR' },
    { recommender: 'Upsell', anchorValues: one },
    { anchorValues: others.at(-1) },
    { includePricingAndProductInformation: 'true' },
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
