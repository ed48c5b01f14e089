import { GUEST_COOKIE } from '../../../../src/contract/visitorCookies';
import { pathTo } from '../../../../src/contract/paths';
import { categoryAddress, productAddress } from '../../../../src/contract/pages/pageReference';
import { logIn } from '../../../support/server/calls/loggedIn';
import { isSimple, someProduct } from '../../../support/server/plugins/catalogFixture';
import { fromOwnPage } from '../../../support/server/testApp';
import { openWholeShop, type WholeShop } from '../../../support/server/wholeShop/openWholeShop';

// Pages are kept for ten seconds, and the answers that they are made of for longer. Here no time passes.

const LOGINS = ['boulangerie', 'hotel'] as const;

/** A shop with its visitors: one without any cookie, a guest with a cart, and users; the cookie of each. */
async function open() {
  const shop = await openWholeShop();
  const product = someProduct(shop, (found) => isSimple(found) && found.quantityRule.minimum === 1);
  const added = await shop.app.inject({
    method: 'POST',
    url: pathTo('cartItems', { webstoreId: shop.webstoreId, cartStateOrId: 'current' }),
    headers: fromOwnPage,
    payload: { productId: product.id, quantity: 3 },
  });
  const secret = added.cookies.find(({ name }) => name === GUEST_COOKIE)?.value;
  if (secret === undefined) throw new Error(`no cart: ${added.body}`);
  const cookies = new Map<string, string | null>([
    ['a newcomer', null],
    ['a guest with a cart', `${GUEST_COOKIE}=${secret}`],
  ]);
  for (const login of LOGINS) {
    const { cookie } = await logIn(shop.app, `${login}@comptoir.example`);
    cookies.set(login, cookie);
  }
  const [category] = shop.app.catalog.state().snapshot.categories.childrenOf(null);
  if (category === undefined) throw new Error('The demo shop has no category.');
  const addresses = [
    '/',
    categoryAddress(category.urlName, category.id),
    productAddress(product.urlName, product.id),
    '/search?term=beurre',
    '/cart',
    '/account',
    '/nowhere',
  ];
  return { shop, cookies, addresses };
}
type Opened = Awaited<ReturnType<typeof open>>;

let opened: readonly Opened[] = [];
beforeAll(async () => {
  opened = [await open(), await open()];
});
afterAll(() => Promise.all(opened.map(({ shop }) => shop.close())));

async function read(shop: WholeShop, url: string, cookie: string | null) {
  const { statusCode, headers, body } = await shop.app.inject({ url, headers: cookie === null ? {} : { cookie } });
  return { statusCode, location: headers.location, cacheControl: headers['cache-control'], body };
}
type Page = Awaited<ReturnType<typeof read>>;

/** Every page, address by address, in the order in which these visitors come. */
async function visited({ shop, cookies, addresses }: Opened, visitors: readonly string[]) {
  const pages = new Map<string, Page>();
  for (const address of addresses)
    for (const visitor of visitors) {
      pages.set(`${visitor} at ${address}`, await read(shop, address, cookies.get(visitor) ?? null));
    }
  return pages;
}

test('a page is the same for its visitor whoever has read it just before: no page of one reaches another [CTX-13]', async () => {
  const [one, other] = opened;
  if (!one || !other) throw new Error('Two shops are needed.');
  const visitors = [...one.cookies.keys()];
  const there = await visited(one, visitors);
  const back = await visited(other, visitors.toReversed());
  for (const [visit, page] of there) expect([visit, back.get(visit)]).toEqual([visit, page]);
  // Each visitor has a home page of their own, so that another's would be noticed.
  const homes = visitors.map((visitor) => there.get(`${visitor} at /`)?.body);
  expect(new Set(homes).size).toBe(visitors.length);
  expect([...there.values()].filter(({ cacheControl }) => /public/.test(String(cacheControl)))).toEqual([]);
});
