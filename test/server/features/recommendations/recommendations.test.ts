import {
  RECOMMENDATIONS_SIZE,
  RECOMMENDERS,
  type Recommendations,
} from '../../../../src/contract/recommendations/recommendations';
import { latePathTo } from '../../../../src/contract/latePaths';
import { recordId } from '../../../../src/contract/ids';
import type { FoundProduct } from '../../../../src/contract/search/search';
import { recommendationRoutes } from '../../../../src/server/features/recommendations';
import { fromOwnPage } from '../../../support/server/testApp';
import { startTestServer, type TestServer } from '../../../support/server/testServer';

// Recommendations in the demo shop by product data and by views; options and refusals.

const BROWSER = '3f0c2f6e-5a52-4d1b-9a6e-0d5c1b7a9e10';
const OTHER_BROWSER = '7c9e6679-7425-40de-944b-e07fc1f90ae7';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ plugins: [recommendationRoutes] });
});
afterAll(() => server.close());

type Query = Readonly<Record<string, string | boolean>>;
const ask = (query: Query, cookie?: string) =>
  server.get('recommendations', {}, query, cookie === undefined ? {} : { cookie: `cqcid=${cookie}` });
async function products(query: Query, cookie?: string): Promise<readonly FoundProduct[]> {
  const reply = await ask(query, cookie);
  if (reply.status !== 200) throw new Error(reply.text);
  const { productPage } = reply.json<Recommendations>();
  expect(productPage.total).toBe(productPage.products.length);
  return productPage.products;
}
async function refused(query: Query): Promise<string> {
  const reply = await ask(query);
  const [first] = reply.json<readonly { errorCode: string; message: string }[]>();
  return `${String(reply.status)} ${first?.errorCode ?? ''}: ${first?.message ?? ''}`;
}
const snapshot = () => server.app.catalog.state().snapshot;
function bySku(sku: string) {
  const product = snapshot().productBySku(sku);
  if (product === undefined) throw new Error(`no ${sku}`);
  return product;
}
/** Products of one category that everybody sees, without variations. */
function shelf() {
  const all = Array.from({ length: snapshot().size }, (_, row) => snapshot().productAt(row));
  const alone = all.filter(({ productClass, buyerGroups }) => productClass === 'Simple' && buyerGroups === null);
  const [first] = alone;
  if (first === undefined) throw new Error('an empty shop');
  return alone.filter(({ categoryIds }) => categoryIds[0] === first.categoryIds[0]);
}
const whole = { includePricingAndProductInformation: true };

test('similar products stand on the same shelf, never the anchor itself, and another anchor has others [REC-01]', async () => {
  const [one, ...others] = shelf();
  const similar = await products({ recommender: 'SimilarProducts', anchorValues: one?.id ?? '' });
  expect(similar.length).toBeGreaterThan(3);
  expect(similar.map(({ id }) => id)).not.toContain(one?.id);
  const path = (id: string) => snapshot().categoriesAbove(snapshot().rowOf(id));
  const [root = ''] = path(one?.id ?? '');
  expect(similar.every(({ id }) => path(id).includes(root))).toBe(true);
  const other = await products({ recommender: 'SimilarProducts', anchorValues: others.at(-1)?.id ?? '' });
  expect(other).not.toEqual(similar);
});

test('what is more alike comes first: of flours the one of the same type in another package [REC-01]', async () => {
  const flours = Array.from({ length: snapshot().size }, (_, row) => snapshot().productAt(row)).filter(({ name }) =>
    name.startsWith('Farine'),
  );
  const t55 = flours.find(({ name }) => name.includes('T55'));
  const [first] = await products({ recommender: 'SimilarProducts', anchorValues: t55?.id ?? '' });
  expect(first?.name).toMatch(/^Farine/);
});

test('dearer products cost more per unit, and at most two and a half times as much [REC-01]', async () => {
  const perUnit = ({ id, prices }: FoundProduct) => {
    const { netQuantity } = snapshot().product(id) ?? bySku('');
    return Number(prices?.unitPrice) / (netQuantity.unit === 'piece' ? 1 : netQuantity.value);
  };
  let seen = 0;
  for (const { id } of shelf().slice(0, 8)) {
    const [anchor, ...dearer] = await products({
      recommender: 'Upsell',
      anchorValues: id,
      includeRequestProduct: true,
      ...whole,
    });
    for (const one of dearer.filter(({ productClass }) => productClass === 'Simple')) {
      seen += 1;
      const times = perUnit(one) / perUnit(anchor ?? one);
      expect(times).toBeGreaterThanOrEqual(1.05);
      expect(times).toBeLessThanOrEqual(2.5);
    }
  }
  expect(seen).toBeGreaterThan(5);
});

describe('what was looked at', () => {
  const look = async (cookieId: string, id: string) => {
    const reply = await server.app.inject({
      method: 'POST',
      url: latePathTo('activities', { siteId: server.app.webstore.current().siteId, type: 'viewProduct' }),
      headers: { 'content-type': 'application/json', ...fromOwnPage },
      payload: { cookieId, product: { id } },
    });
    expect(reply.statusCode).toBe(200);
    server.clock.advance(1000);
  };

  test('is recommended to the same browser, the latest first, and to no other [REC-01]', async () => {
    const [one, two, three] = shelf().map(({ id }) => id);
    for (const id of [one, two, three, one]) await look(BROWSER, id ?? '');
    const viewed = async (cookie?: string, query: Query = {}) =>
      (await products({ recommender: 'RecentlyViewed', ...query }, cookie)).map(({ id }) => id);
    expect(await viewed(BROWSER)).toEqual([one, three, two]);
    expect(await viewed(BROWSER, { anchorValues: one ?? '' })).toEqual([three, two]);
    expect(await viewed(OTHER_BROWSER)).toEqual([]);
    expect(await viewed()).toEqual([]);
    expect(await viewed("x' or 1=1 --")).toEqual([]);
    // For a caller without orders `PersonalizedForShopper` recommends by what they viewed.
    const [liked] = await products({ recommender: 'PersonalizedForShopper' }, BROWSER);
    expect(snapshot().categoriesAbove(snapshot().rowOf(liked?.id ?? ''))).toContain(shelf()[0]?.categoryIds[0]);
  });
});

test('without prices and information a product has its names alone; with them all that lists show [REC-01]', async () => {
  const query = { recommender: 'SimilarProducts', anchorValues: shelf()[0]?.id ?? '' };
  const [bare] = await products(query);
  const [full] = await products({ ...query, ...whole });
  expect(bare).toMatchObject({ id: full?.id, name: full?.name, urlName: full?.urlName, fields: {}, prices: null });
  expect([bare?.defaultImage, bare?.purchaseQuantityRule]).toEqual([null, null]);
  expect(full?.prices?.unitPrice).toMatch(/^\d+\.\d\d$/);
  expect(full?.fields['StockKeepingUnit']?.value).toBeTruthy();
  expect([full?.defaultImage, full?.purchaseQuantityRule]).not.toContain(null);
});

test('prices come from the price book of the currency that is asked for; one without a book has none, another is refused [REC-01] [PRC-01]', async () => {
  const { supportedCurrencies } = server.app.webstore.current().context;
  await server.app.webstore.change({ supportedCurrencies: [...supportedCurrencies, 'CHF'] });
  const query = { recommender: 'SimilarProducts', anchorValues: shelf()[0]?.id ?? '', ...whole };
  const inCurrency = async (currencyIsoCode: string) =>
    (await ask({ ...query, currencyIsoCode })).json<Recommendations>().productPage;
  const euros = await inCurrency('EUR');
  const francs = await inCurrency('CHF');
  expect([euros.currencyIsoCode, francs.currencyIsoCode]).toEqual(['EUR', 'CHF']);
  expect(euros.products[0]?.prices?.unitPrice).toBeTruthy();
  expect(new Set(francs.products.map(({ prices }) => prices?.unitPrice))).toEqual(new Set([null]));
  expect(await refused({ ...query, currencyIsoCode: 'USD' })).toMatch(/^400 INVALID_API_INPUT: currencyIsoCode/);
});

test('at most twelve products, and an id for the answer that no other answer has [REC-01]', async () => {
  const query = { recommender: 'SimilarProducts', anchorValues: shelf()[0]?.id ?? '' };
  const answers = [await ask(query), await ask(query)].map((reply) => reply.json<Recommendations>());
  expect(answers.map(({ productPage }) => productPage.products.length)).toEqual(
    answers.map(() => RECOMMENDATIONS_SIZE),
  );
  expect(new Set(answers.map(({ uuid }) => uuid)).size).toBe(2);
});

test('a webstore that recommends nothing answers so, with a currency and an id, and does again when it is switched on [REC-02]', async () => {
  await server.app.webstore.change({ recommendationsEnabled: false });
  const reply = await ask({ recommender: 'SimilarProducts', anchorValues: shelf()[0]?.id ?? '' });
  expect([reply.status, reply.json()]).toEqual([
    200,
    { uuid: expect.any(String) as unknown, productPage: { currencyIsoCode: 'EUR', total: 0, products: [] } },
  ]);
  await server.app.webstore.change({ recommendationsEnabled: true });
  expect(await products({ recommender: 'SimilarProducts', anchorValues: shelf()[0]?.id ?? '' })).not.toEqual([]);
});

describe('refused is', () => {
  const product = () => shelf()[0]?.id ?? '';
  test('a recommender that is blank, missing or unknown', async () => {
    for (const query of [{ recommender: '' }, {}, { recommender: 'Magic' }])
      expect(await refused(query)).toMatch(/^400 /);
  });
  test.each(['SimilarProducts', 'ComplementaryProducts', 'CustomersWhoBoughtAlsoBought', 'Upsell'])(
    '%s without products',
    async (recommender) => {
      const category = shelf()[0]?.categoryIds[0] ?? '';
      for (const query of [{ recommender }, { recommender, anchorValues: category }])
        expect(await refused(query)).toMatch(/^400 INVALID_API_INPUT: .* needs anchorValues with ids of products/);
    },
  );
  test.each(['MostViewedByCategory', 'TopSellingByCategory'])('%s about nothing', async (recommender) => {
    expect(await refused({ recommender })).toMatch(/^400 INVALID_API_INPUT: .* needs anchorValues/);
    expect(await refused({ recommender, anchorValues: recordId('category', 99_999) })).toMatch(/^404 ITEM_NOT_FOUND/);
  });
  test.each(RECOMMENDERS)(
    '%s about what is no id, products and categories together, or too many',
    async (recommender) => {
      const bad = (anchorValues: string) => refused({ recommender, anchorValues });
      expect(await bad('butter')).toMatch(/^400 /);
      expect(await bad(`${product()},${shelf()[0]?.categoryIds[0] ?? ''}`)).toMatch(/either products or categories/);
      expect(await bad(Array.from({ length: 51 }, product).join())).toMatch(/50 ids at most/);
    },
  );
  test('a guest where guests may not browse [CTX-12]', async () => {
    expect((await ask({ recommender: 'TopSelling' })).status).toBe(200);
    await server.app.webstore.change({ guestBrowsingEnabled: false });
    expect((await ask({ recommender: 'TopSelling' })).status).toBe(401);
    await server.app.webstore.change({ guestBrowsingEnabled: true });
  });
});
