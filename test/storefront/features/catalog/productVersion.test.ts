import { makeParts } from '../../../../src/server/features/catalog/publication/makeParts';
import { publishCatalog } from '../../../../src/server/features/catalog/publication/publishCatalog';
import { recordId } from '../../../../src/contract/ids';
import { catalogApi } from '../../../../src/storefront/features/catalog';
import { contextApi } from '../../../../src/storefront/features/context';
import type { HttpRequest } from '../../../../src/storefront/platform/http';
import { isSimple, someProduct } from '../../../support/server/plugins/catalogFixture';
import { cachedDemo, type TestServer } from '../../../support/server/testServer';
import { DEMO_ACCOUNT_IDS } from '../../../../src/demo/accounts';
import { accountRestored } from '../../../../src/storefront/kernel/session';
import { visit } from '../../../support/storefront/openCheckout';
import { openReads } from '../../../support/storefront/openReads';
import { openStore } from '../../../support/storefront/openStore';
import { startShopServer } from '../../../support/storefront/startShopServer';

let server: TestServer;
beforeEach(async () => {
  server = await startShopServer();
});
afterEach(() => server.close());

/** The shop's store after it has read the webstore's ids and settings, and the requests that it makes from then on. */
async function openShop() {
  const requests: HttpRequest[] = [];
  const browser = await visit(server);
  const { store } = openStore({
    http: (request) => {
      requests.push(request);
      return browser(request);
    },
  });
  await store.dispatch(contextApi.endpoints.siteInfo.initiate()).unwrap();
  const readContext = () => store.dispatch(contextApi.endpoints.applicationContext.initiate(undefined, fresh)).unwrap();
  const fresh = { forceRefetch: true } as const;
  await readContext();
  requests.length = 0;
  const { id } = someProduct(server, isSimple);
  const product = async (noCache?: boolean) => {
    const args = { productId: id, ...(noCache !== undefined && { noCache }) };
    return store.dispatch(catalogApi.endpoints.product.initiate(args, fresh)).unwrap();
  };
  const asked = () =>
    requests.map(({ url, headers }) => {
      const { pathname, searchParams } = new URL(url, 'http://shop');
      const [version] = /(?<=\/versions\/)\w+/.exec(pathname) ?? [null];
      return { version, highScale: headers['x-high-scale'], noCache: searchParams.get('noCache') };
    });
  return { asked, product, readContext, store };
}

const versionNow = () => server.app.catalog.state().snapshot.version;
async function publish(number: number, id: string, name: string) {
  const { categories, ...demo } = cachedDemo();
  const products = demo.products.map((product) => (product.id === id ? { ...product, name } : product));
  const parts = makeParts({ categories, products, prices: [], stock: [] });
  const version = recordId('catalogSnapshot', number);
  await server.app.database.write((db) => publishCatalog(db, version, parts, server.clock.now() + number));
  await server.app.catalog.reload();
}

test('a product is read within the version that the webstore names, with the header of high scale [PRD-01]', async () => {
  const shop = await openShop();
  expect((await shop.product())?.id).toBe(someProduct(server, isSimple).id);
  expect((await shop.product(true))?.id).toBe(someProduct(server, isSimple).id);
  expect(shop.asked()).toEqual([
    { version: versionNow(), highScale: 'true', noCache: null },
    { version: versionNow(), highScale: 'true', noCache: 'true' },
  ]);
});

test('where the webstore names no version it is read by its id alone, without the header [PRD-01]', async () => {
  const requests: HttpRequest[] = [];
  const browser = await visit(server);
  const { store } = openStore({
    http: async (request) => {
      requests.push(request);
      const answer = await browser(request);
      if (!request.url.includes('/application-context')) return answer;
      return {
        ...answer,
        text: answer.text.replace(/"catalogSnapshotVersionId":"\w+"/, '"catalogSnapshotVersionId":null'),
      };
    },
  });
  await store.dispatch(contextApi.endpoints.siteInfo.initiate()).unwrap();
  await store.dispatch(contextApi.endpoints.applicationContext.initiate()).unwrap();
  const { id } = someProduct(server, isSimple);
  const found = await store.dispatch(catalogApi.endpoints.product.initiate({ productId: id })).unwrap();
  expect(found?.id).toBe(id);
  const last = requests.at(-1);
  expect(last?.url).toContain(`/products/${id}`);
  expect(last?.url).not.toContain('/versions/');
  expect(last?.headers).not.toHaveProperty('x-high-scale');
});

test('whoever acts for an account reads a product for it, within the version: also what only that account may see [PRD-01] [CTX-05]', async () => {
  await server.app.webstore.change({ usesUniversalPricebooks: false, usesSingleEntitlementPolicy: false });
  const { store, urls } = await openReads(server, 'hotel@comptoir.example');
  const { id: productId } = someProduct(
    server,
    (found) => found.productClass === 'Simple' && found.buyerGroups?.join() === 'Coffee shop',
  );
  const product = () => store.dispatch(catalogApi.endpoints.product.initiate({ productId }, { forceRefetch: true }));
  expect((await product()).error).toMatchObject({ status: 404, code: 'ITEM_NOT_FOUND' });
  urls.length = 0;
  const account = { id: DEMO_ACCOUNT_IDS.hotelJardins, name: 'Les Jardins d’Étretat' };
  store.dispatch(accountRestored(account));
  expect((await product()).data?.id).toBe(productId);
  const made = urls.map((url) => new URL(url, 'http://shop'));
  expect(made.map(({ pathname, searchParams }) => [pathname, searchParams.get('effectiveAccountId')])).toEqual([
    [expect.stringMatching(`/versions/${versionNow() ?? ''}/products/${productId}$`), account.id],
  ]);
});

test('a page that was opened before publications shows its own version while that is kept, then the current one [PRD-01]', async () => {
  const shop = await openShop();
  const before = versionNow();
  const { id } = someProduct(server, isSimple);
  const name = (await shop.product())?.fields?.Name;
  await publish(2, id, 'Beurre nouveau');
  expect((await shop.product())?.fields?.Name).toBe(name);
  for (const number of [3, 4, 5]) await publish(number, id, `Beurre ${number}`);
  expect((await shop.product())?.fields?.Name).toBe('Beurre 5');
  expect(shop.asked().map(({ version }) => version)).toEqual([before, before, before, null]);
  await shop.readContext();
  await shop.product();
  expect(shop.asked().at(-1)?.version).toBe(versionNow());
});

test('a product that is new since the page was opened is found, one that is in no version is not [PRD-01]', async () => {
  const { store, asked } = await openShop();
  const before = versionNow();
  const { id } = someProduct(server, isSimple);
  const demo = cachedDemo();
  const isNew = recordId('product', 88_888);
  const products = demo.products.map((product) => (product.id === id ? { ...product, id: isNew } : product));
  const parts = makeParts({ categories: demo.categories, products, prices: [], stock: [] });
  const version = recordId('catalogSnapshot', 2);
  await server.app.database.write((db) => publishCatalog(db, version, parts, server.clock.now() + 1));
  await server.app.catalog.reload();
  const found = await store.dispatch(catalogApi.endpoints.product.initiate({ productId: isNew })).unwrap();
  expect(found?.id).toBe(isNew);
  const args = { productId: recordId('product', 99_999) };
  const { error } = await store.dispatch(catalogApi.endpoints.product.initiate(args));
  expect(error).toMatchObject({ status: 404, code: 'ITEM_NOT_FOUND' });
  expect(asked().map((call) => call.version)).toEqual([before, null, before, null]);
});
