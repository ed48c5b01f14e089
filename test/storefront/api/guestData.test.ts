import { loadAllLazy } from '../../../src/storefront/kernel/lazy';
import { preparePage } from '../../../src/storefront/app/routing/preparePage';
import type { PageResult } from '../../../src/storefront/kernel/page';
import { catalogApi } from '../../../src/storefront/features/catalog';
import { searchApi } from '../../../src/storefront/features/search';
import { suggestionsApi } from '../../../src/storefront/features/search/suggestions/late';
import { locationOf } from '../../../src/storefront/kernel/location';
import { setClock } from '../../../src/storefront/platform/clock';
import type { TestServer } from '../../support/server/testServer';
import { openStore } from '../../support/storefront/openStore';
import { heardBrowser } from '../../support/storefront/openReads';
import { startShopServer } from '../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  await loadAllLazy();
  server = await startShopServer();
});
afterAll(() => server.close());

/** The reads whose answer may be the one for guests (CTX-06); the pages below make every one of them. */
const guestData = [
  /\/products\/[^/?]+\?/,
  /\/pricing\/products\//,
  /\/search\/product-search/,
  /\/search\/products\?/,
  /\/search\/sort-rules/,
  /\/product-categories\/[^/?]{15,}/,
  /\/product-categories\/children/,
  /\/product-category-path\//,
  /\/category-menu-items/,
  /\/navigation-menu-items\?menuItemTypesToSkip/,
];
const isGuestData = (url: string) => guestData.some((form) => form.test(url)) && !url.includes('/carts/');
const says = (url: string) => new URL(url, 'http://shop').searchParams.get('asGuest');

/** The addresses of all calls that home, a category, a product and a search make. */
async function callsOf(email: string | undefined): Promise<readonly string[]> {
  setClock(server.clock.now);
  const { http, urls } = await heardBrowser(server, email);
  const { store } = openStore({ http });
  const open = async (address: string) => {
    expect(await store.runSaga(preparePage, locationOf(address, 'default')).toPromise<PageResult>()).toBe(200);
  };
  await open('/');
  const categories = await store.dispatch(catalogApi.endpoints.categoryChildren.initiate({})).unwrap();
  const categoryId = categories?.productCategories[0]?.id ?? '';
  const found = await store.dispatch(searchApi.endpoints.searchProducts.initiate({ categoryId })).unwrap();
  await open(`/category/rayon/${categoryId}`);
  await open(`/product/produit/${found?.productsPage.products[0]?.id ?? ''}`);
  await open('/search?term=beurre');
  await store.dispatch(suggestionsApi.endpoints.searchSuggestions.initiate({ searchTerm: 'beu' })).unwrap();
  return urls;
}

const flags = [false, true];
const settings = flags.flatMap((usesSingleEntitlementPolicy) =>
  flags.flatMap((usesUniversalPricebooks) =>
    flags.map((guestBrowsingEnabled) => ({
      usesSingleEntitlementPolicy,
      usesUniversalPricebooks,
      guestBrowsingEnabled,
    })),
  ),
);

it.each(settings)(
  'with %j a customer’s reads of products, prices, search, categories and menus are made as guest only where one of the policies meets guest browsing; no other call is [CTX-06]',
  async (setting) => {
    await server.app.webstore.change(setting);
    const urls = await callsOf('boulangerie@comptoir.example');
    const { usesSingleEntitlementPolicy, usesUniversalPricebooks, guestBrowsingEnabled } = setting;
    const asGuest = guestBrowsingEnabled && (usesSingleEntitlementPolicy || usesUniversalPricebooks);
    for (const form of guestData) expect(urls.filter((url) => form.test(url))).not.toEqual([]);
    expect(urls.filter(isGuestData).filter((url) => says(url) !== (asGuest ? 'true' : null))).toEqual([]);
    const others = urls.filter((url) => !isGuestData(url) && says(url) !== null);
    // The application context is read as a guest by everybody (CTX-01).
    expect(others.filter((url) => !url.includes('/application-context'))).toEqual([]);
    expect(urls.some((url) => /\/(session-context|compact-summary|inventory|suggestions)/.test(url))).toBe(true);
  },
);

it('a guest’s reads are asked in the same way, and the first call of the cart names its currency [CTX-06] [CRT-02]', async () => {
  const setting = { usesUniversalPricebooks: true, guestBrowsingEnabled: true, sessionDrivenCurrency: false };
  await server.app.webstore.change(setting);
  const urls = await callsOf(undefined);
  expect(urls.filter(isGuestData).filter((url) => says(url) !== 'true')).toEqual([]);
  const carts = urls.filter((url) => url.includes('/carts/'));
  expect(carts).not.toEqual([]);
  expect(carts.filter((url) => !url.includes('currencyIsoCode=EUR'))).toEqual([]);
});
