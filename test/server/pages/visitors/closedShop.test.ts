import { anyPathTo, type AnyPathName } from '../../../../src/contract/otherClientPaths';
import { withQuery, type QueryValue } from '../../../../src/contract/paths';
import { openWholeShop, type WholeShop } from '../../../support/server/wholeShop/openWholeShop';
import { logIn } from '../../../support/server/calls/loggedIn';

let shop: WholeShop;
beforeAll(async () => {
  shop = await openWholeShop();
  await shop.app.webstore.change({ guestBrowsingEnabled: false });
});
afterAll(() => shop.close());

const category = '0ZG000000000001GAA';
const product = () => shop.app.catalog.state().snapshot.productAt(0);

const browsed = () => [
  '/',
  `/category/rayon/${category}`,
  '/category/beurres-et-matieres-grasses',
  `/product/x/${product().id}`,
  '/search?term=beurre',
];
const calls = (): readonly (readonly [AnyPathName, object, Readonly<Record<string, QueryValue>>])[] => [
  ['products', {}, { ids: product().id }],
  ['product', { productId: product().id }, {}],
  ['namedProduct', { urlName: product().urlName }, {}],
  ['productInSnapshot', { productId: product().id, snapshotId: shop.app.catalog.state().snapshot.version }, {}],
  ['productChildren', { productId: product().id }, {}],
  ['featuredProducts', { productId: product().id }, {}],
  ['giftWrap', {}, {}],
  ['prices', {}, { productIds: product().id }],
  ['price', { productId: product().id }, {}],
  ['tax', { productId: product().id }, {}],
  ['category', { categoryId: category }, {}],
  ['namedCategory', { urlName: 'beurres-et-matieres-grasses' }, {}],
  ['categoryChildren', {}, {}],
  ['categoryPath', { categoryId: category }, {}],
  ['searchProducts', {}, { searchTerm: 'beurre' }],
  ['searchSuggestions', {}, { searchTerm: 'beu' }],
  ['sortRules', {}, {}],
];

const address = ([name, values, query]: ReturnType<typeof calls>[number]) =>
  withQuery(anyPathTo(name, { webstoreId: shop.app.webstore.current().webstoreId, ...values } as never), query);

it('where guests may not browse, the pages of the catalogue lead them to the login and back [CTX-12]', async () => {
  for (const url of browsed()) {
    const { statusCode, headers } = await shop.app.inject({ url });
    expect([url, statusCode, headers.location]).toEqual([url, 303, `/login?startUrl=${encodeURIComponent(url)}`]);
    expect(headers['cache-control']).toBe('private, no-cache');
  }
});

it.each([
  '/login',
  '/become-customer',
  '/faq-hub',
  '/mentions-legales',
  '/advice',
  '/contact-support',
  '/qui-sommes-nous',
])('%s stays open to them [CTX-12]', async (url) => {
  const { statusCode } = await shop.app.inject({ url });
  expect(statusCode).toBe(200);
});

it('the calls of the catalogue answer them with 401, and a customer never [CTX-12]', async () => {
  const { cookie } = await logIn(shop.app, 'boulangerie@comptoir.example');
  for (const call of calls()) {
    const url = address(call);
    const guest = await shop.app.inject({ url });
    expect([call[0], guest.statusCode, guest.json()]).toMatchObject([
      call[0],
      401,
      [{ errorCode: 'INVALID_SESSION_ID' }],
    ]);
    const customer = await shop.app.inject({ url, headers: { cookie } });
    expect([call[0], customer.statusCode]).not.toEqual([call[0], 401]);
  }
});

it('a customer sees every page [CTX-12]', async () => {
  const { cookie } = await logIn(shop.app, 'boulangerie@comptoir.example');
  for (const url of browsed()) {
    const { statusCode, headers } = await shop.app.inject({ url, headers: { cookie } });
    // The url name of a category alone redirects to the category's own address.
    expect([url, statusCode === 308 ? headers.location : statusCode]).toEqual([
      url,
      url === '/category/beurres-et-matieres-grasses' ? `/category/beurres-et-matieres-grasses/${category}` : 200,
    ]);
  }
});

it('once guests may browse they see them again, and not when what was kept of them is over [CTX-12]', async () => {
  await shop.app.webstore.change({ guestBrowsingEnabled: true });
  expect((await shop.app.inject({ url: '/search?term=beurre' })).statusCode).toBe(200);
  await shop.app.webstore.change({ guestBrowsingEnabled: false });
  shop.clock.advance(10_000);
  expect((await shop.app.inject({ url: '/search?term=beurre' })).statusCode).toBe(303);
});
