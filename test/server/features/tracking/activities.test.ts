import { recordId } from '../../../../src/contract/ids';
import { latePathTo } from '../../../../src/contract/latePaths';
import type { ActivityBody } from '../../../../src/contract/tracking/activity';
import { ACTIVITY_TYPES, type ActivityType } from '../../../../src/contract/tracking/activityTypes';
import { LIMITS } from '../../../../src/server/limits/limits';
import { startTestServer, type TestServer } from '../../../support/server/testServer';
import { logIn } from '../../../support/server/calls/loggedIn';
import { fromOwnPage } from '../../../support/server/testApp';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => server.app.database.write((db) => db.deleteFrom('activity').execute()));

const COOKIE = '3f0c2f6e-5a52-4d1b-9a6e-0d5c1b7a9e10';
const SEARCH = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const product = { id: recordId('product', 7), sku: 'BT-10', unitPrice: '6.90', listPrice: '7.50' };
const other = { id: recordId('product', 8) };
const category = { id: recordId('category', 3) };
const reco = { recommenderName: 'SimilarProducts', recoUUID: 'r-1' };
const search = { correlationId: SEARCH, searchText: 'crème UHT 35 %' };

/** The body that the shop's pages send for each type of activity. */
const SENT: Readonly<Record<ActivityType, Omit<ActivityBody, 'cookieId'>>> = {
  addToCart: { product, quantity: '12.0' },
  clickCategory: { category, product },
  clickReco: { product, ...reco },
  clickSearch: { ...search, product, position: 2 },
  clickSearchSuggestion: search,
  viewCategory: { category, products: [product, other] },
  viewProduct: { product },
  viewReco: { products: [product, other], ...reco },
  viewSearch: { ...search, products: [other], resultCount: 1 },
  viewSearchSuggestion: search,
};

const siteId = () => server.app.webstore.current().siteId;
const send = (
  type: string,
  body: object,
  { headers = fromOwnPage, site = siteId() }: { headers?: Readonly<Record<string, string>>; site?: string } = {},
) =>
  server.app.inject({
    method: 'POST',
    url: latePathTo('activities', { siteId: site, type }),
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(body),
  });
const kept = () => server.app.database.read.selectFrom('activity').selectAll().execute();

test.each(ACTIVITY_TYPES)('%s is kept as it was sent, with what it says of each product [TRK-06]', async (type) => {
  const body = SENT[type];
  const reply = await send(type, { cookieId: COOKIE.toUpperCase(), ...body });
  const { uuid } = reply.json<{ uuid: string }>();
  expect([reply.statusCode, reply.json()]).toEqual([200, { uuid }]);
  expect(uuid).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(reply.headers['set-cookie']).toBeUndefined();
  // All columns: none for a user, an account, a guest or a cart.
  expect(await kept()).toEqual([
    {
      id: uuid,
      webstore_id: server.webstoreId,
      cookie_id: COOKIE,
      type,
      happened_at: server.clock.now(),
      correlation_id: body.correlationId ?? null,
      search_text: body.searchText ?? null,
      category_id: body.category?.id ?? null,
      product_id: body.product?.id ?? null,
      products: JSON.stringify(body.product === undefined ? (body.products ?? []) : [body.product]),
      quantity: type === 'addToCart' ? 12 : null,
      recommender_name: body.recommenderName ?? null,
      reco_uuid: body.recoUUID ?? null,
    },
  ]);
});

test('an activity says nothing of who is logged in, and takes ids in their short form', async () => {
  const buyer = await logIn(server.app);
  const site = siteId().slice(0, 15);
  const body = { cookieId: COOKIE, product: { id: product.id.slice(0, 15) } };
  const reply = await send('viewProduct', body, { headers: buyer.headers, site });
  expect([reply.statusCode, reply.headers['set-cookie']]).toEqual([200, undefined]);
  const [row] = await kept();
  expect(row).toMatchObject({ product_id: product.id, cookie_id: COOKIE });
  const users = await server.app.database.read.selectFrom('shop_user').select(['id', 'account_id']).execute();
  for (const { id, account_id } of users) {
    expect(JSON.stringify(row)).not.toContain(id);
    expect(JSON.stringify(row)).not.toContain(account_id);
  }
});

const good = { cookieId: COOKIE, product };
const INPUT = 'INVALID_API_INPUT';
const ID = 'INVALID_ID_FIELD';
const UNKNOWN = 'JSON_PARSER_ERROR';
const long = 'x'.repeat(256);

test.each<[type: string, body: object, code: string, named: string]>([
  ['addToCart', { cookieId: COOKIE }, INPUT, 'needs product.'],
  ['viewProduct', { cookieId: COOKIE, category }, INPUT, 'needs product.'],
  ['viewCategory', good, INPUT, 'needs category.'],
  ['clickCategory', { cookieId: COOKIE, category }, INPUT, 'needs product.'],
  ['clickCategory', good, INPUT, 'needs category.'],
  ['clickSearch', { cookieId: COOKIE, searchText: 'lait' }, INPUT, 'needs product.'],
  ['viewSearch', { ...good, searchText: '  ' }, INPUT, 'needs searchText.'],
  ['viewSearchSuggestion', { cookieId: COOKIE }, INPUT, 'needs searchText.'],
  ['clickSearchSuggestion', good, INPUT, 'needs searchText.'],
  ['viewReco', { cookieId: COOKIE, ...reco }, INPUT, 'needs product or products.'],
  ['viewReco', { ...good, recommenderName: ' ', recoUUID: 'r-1' }, INPUT, 'needs recommenderName.'],
  ['clickReco', { ...good, recommenderName: 'Upsell' }, INPUT, 'needs recoUUID.'],
  ['viewProduct', { cookieId: COOKIE, product: { ...product, id: '' } }, ID, 'id'],
  ['viewProduct', { cookieId: COOKIE, product: { id: 'marie' } }, ID, 'product.id'],
  ['viewCategory', { cookieId: COOKIE, category: product }, UNKNOWN, 'sku'],
  ['viewCategory', { cookieId: COOKIE, category: { id: product.id } }, ID, 'category.id'],
  ['viewReco', { cookieId: COOKIE, ...reco, products: [product, category] }, ID, 'products.id'],
  ['viewReco', { cookieId: COOKIE, ...reco, products: Array(101).fill(other) }, INPUT, 'products'],
  ['viewReco', { cookieId: COOKIE, ...reco, products: [] }, INPUT, 'products'],
  ['viewProduct', { product }, INPUT, 'cookieId'],
  ['viewProduct', { ...good, cookieId: 'not-a-uuid' }, ID, 'cookieId'],
  ['viewProduct', { ...good, cookieId: `${COOKIE}0` }, ID, 'cookieId'],
  ['viewProduct', { ...good, cookieId: `urn:uuid:${COOKIE}` }, ID, 'cookieId'],
  ['viewProduct', { ...good, correlationId: COOKIE.replace('3', 'g') }, ID, 'correlationId'],
  ['viewProduct', { ...good, userId: '005' }, UNKNOWN, 'userId'],
  ['viewProduct', { ...good, product: { ...product, name: 'Beurre' } }, UNKNOWN, 'name'],
  ['viewProduct', { ...good, product: { ...product, unitPrice: '6,90 €' } }, INPUT, 'unitPrice'],
  ['viewProduct', { ...good, product: { ...product, sku: long } }, INPUT, 'sku'],
  ['addToCart', { ...good, quantity: '0' }, INPUT, 'quantity'],
  ['addToCart', { ...good, quantity: 2 }, INPUT, 'quantity'],
  ['viewSearch', { cookieId: COOKIE, searchText: long }, INPUT, 'searchText'],
  ['viewSearch', { cookieId: COOKIE, searchText: 'marie@example.fr' }, INPUT, 'searchText'],
  ['viewProduct', { ...good, searchText: '06 12 34 56 78' }, INPUT, 'searchText'],
  // No text of an activity accepts personal data.
  ['viewReco', { ...good, recommenderName: 'marie@example.fr', recoUUID: 'r-1' }, INPUT, 'recommenderName'],
  ['viewReco', { ...good, recommenderName: 'Upsell', recoUUID: 'marie@example.fr' }, INPUT, 'recoUUID'],
  ['viewProduct', { ...good, product: { ...product, sku: 'marie@example.fr' } }, INPUT, 'sku'],
  ['viewCart', good, INPUT, 'type'],
])('%s %j is refused, and nothing is kept', async (type, body, code, named) => {
  const reply = await send(type, body);
  const said = reply.json<{ errorCode: string; message: string }[]>();
  expect([reply.statusCode, said]).toMatchObject([400, [{ errorCode: code }]]);
  expect(said[0]?.message).toContain(named);
  expect(reply.body).not.toMatch(/marie@|06 12/);
  expect(await kept()).toEqual([]);
});

test('another site, another’s page and a webstore that takes none are refused', async () => {
  const refusal = async (options: Parameters<typeof send>[2]) => {
    const reply = await send('viewProduct', good, options);
    return [reply.statusCode, reply.json<{ errorCode: string }[]>()[0]?.errorCode];
  };
  expect(await refusal({ site: recordId('site', 2) })).toEqual([404, 'ITEM_NOT_FOUND']);
  expect(await refusal({ site: server.webstoreId })).toEqual([400, ID]);
  expect(await refusal({ headers: { origin: 'https://elsewhere.example' } })).toEqual([403, 'INSUFFICIENT_ACCESS']);
  expect(await refusal({ headers: {} })).toEqual([403, 'INSUFFICIENT_ACCESS']);
  await server.app.webstore.change({ activityTrackingEnabled: false });
  expect(await refusal({})).toEqual([403, 'API_DISABLED_FOR_ORG']);
  await server.app.webstore.change({ activityTrackingEnabled: true });
  expect(await kept()).toEqual([]);
  expect((await send('viewProduct', good)).statusCode).toBe(200);
});

describe('somebody who sends without end', () => {
  const from = (remoteAddress: string, body: object = { cookieId: COOKIE, ...SENT.viewProduct }) =>
    server.app.inject({
      method: 'POST',
      url: latePathTo('activities', { siteId: siteId(), type: 'viewProduct' }),
      headers: { 'content-type': 'application/json', ...fromOwnPage },
      remoteAddress,
      payload: JSON.stringify(body),
    });

  test('is told to wait after 300 in five minutes, whatever browser is named, and nobody else is', async () => {
    const allowed = LIMITS.activitiesFromAddress.attempts;
    for (let sent = 0; sent < allowed; sent += 1) expect((await from('203.0.113.7')).statusCode).toBe(200);
    const refused = await from('203.0.113.7', { cookieId: SEARCH, ...SENT.viewProduct });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '300']);
    expect(await kept()).toHaveLength(allowed);
    expect((await from('203.0.113.8')).statusCode).toBe(200);
    server.clock.advance(LIMITS.activitiesFromAddress.windowMs);
    expect((await from('203.0.113.7')).statusCode).toBe(200);
  });

  test('is taken no more from than a page of products says', async () => {
    const products = Array.from({ length: 100 }, () => ({ ...product, sku: 'S'.repeat(80) }));
    const reply = await send('viewReco', { cookieId: COOKIE, ...reco, products });
    expect([reply.statusCode, await kept()]).toEqual([413, []]);
  });
});
