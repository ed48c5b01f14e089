import { screen, within } from '@testing-library/react';
import type { Market } from '../../../src/contract/context/market';
import { recordId } from '../../../src/contract/ids';
import { DEMO_ACCOUNT_IDS } from '../../../src/demo/accounts';
import { createActionBuffer } from '../../../src/journal/record/actionBuffer';
import { verifyJournal } from '../../../src/journal/replay/verify';
import { act } from 'react';
import { pathTo } from '../../../src/contract/paths';
import { publishPrices } from '../../../src/server/features/catalog';
import { pageReturned } from '../../../src/storefront/app/pageReturned';
import { recordedShop } from '../../../src/storefront/app/recording/recordedShop';
import { recordPage } from '../../../src/storefront/app/recording/recordPage';
import { replayedShop } from '../../../src/storefront/app/recording/replayedShop';
import { siteOf } from '../../../src/storefront/api';
import { cartApi, cartEvents } from '../../../src/storefront/features/cart';
import { suggestionsApi } from '../../../src/storefront/features/search/suggestions/suggestionsApi';
import { navigationRequested } from '../../../src/storefront/kernel/location';
import { accountWanted } from '../../../src/storefront/kernel/session';
import type { Http } from '../../../src/storefront/platform/http';
import { leaveFor } from '../../../src/storefront/platform/page/document';
import { plain } from '../../support/plain';
import { isSimple, someProduct } from '../../support/server/plugins/catalogFixture';
import { serverHttp } from '../../support/server/calls/serverHttp';
import { cachedDemo, type TestServer } from '../../support/server/testServer';
import { email, logIn } from '../../support/storefront/openAccount';
import { visit } from '../../support/storefront/openCheckout';
import { openShop } from '../../support/storefront/openShop';
import { startShopServer } from '../../support/storefront/startShopServer';

jest.mock('../../../src/storefront/platform/page/document', () => ({
  ...jest.requireActual<object>('../../../src/storefront/platform/page/document'),
  leaveFor: jest.fn(),
}));

const FRANCE: Market = {
  ...{ marketId: recordId('market', 1), name: 'France', countries: ['FR'] },
  localeCurrencyMap: { fr_FR: 'EUR', en_US: 'EUR' },
};
const SUISSE: Market = {
  ...{ marketId: recordId('market', 2), name: 'Suisse romande', countries: ['CH'] },
  localeCurrencyMap: { fr_FR: 'CHF' },
};

let server: TestServer;
/** A shop in euros and francs, which delivers to both countries. */
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  server = await startShopServer();
  const { prices } = cachedDemo();
  const books = ['EUR', 'CHF'].flatMap((currency) => prices.map((price) => ({ ...price, currency })));
  await server.app.database.write((db) => publishPrices(db, server.webstoreId, 'books', books));
  await server.app.catalog.reload();
  const markets = [FRANCE, SUISSE];
  await server.app.webstore.change({ supportedCurrencies: ['EUR', 'CHF'], shippingCountries: ['FR', 'CH'], markets });
});
afterEach(() => server.close());

async function choose(browser: Http, { marketId }: Market) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const { signal } = new AbortController();
  const answer = await browser({
    method: 'POST',
    url: '/market-choices',
    headers,
    body: `marketId=${marketId}`,
    signal,
  });
  expect(answer.status).toBe(303);
}
const foot = () => within(document.getElementById('footer') ?? document.body);
function productPage() {
  const { urlName, id } = someProduct(server, (found) => isSimple(found) && found.quantityRule.minimum === 1);
  return `/product/${urlName}/${id}`;
}

it('a page is in the currency of its visitor’s market, offers the others and the languages of its own, and replays [CTX-16] [REP-06]', async () => {
  const browser = serverHttp(server);
  await choose(browser, SUISSE);
  const buffer = createActionBuffer(() => 0);
  const environment = { locale: 'fr-FR', timeZone: 'Europe/Paris', viewport: { width: 1, height: 1 }, clock: 0 };
  const shop = await openShop(server, productPage(), { browser, recorder: buffer.enhancer });
  const { text } = recordPage(
    { session: 's', part: 1, release: 'r', endpoints: [], environment },
    buffer,
    recordedShop,
  );
  const shown = plain(screen.getByRole('main'));
  expect([shown.includes('CHF'), /\d,\d\d €/.test(shown)]).toEqual([true, false]);
  const choice = await foot().findByRole<HTMLSelectElement>('combobox', { name: 'Marché' });
  expect([...choice.options].map(({ label, selected }) => [label, selected])).toEqual([
    ['France', false],
    ['Suisse romande', true],
  ]);
  expect(choice.form?.getAttribute('action')).toBe('/market-choices');
  expect(choice.form?.querySelector<HTMLInputElement>('[name=startUrl]')?.value).toBe(shop.address());
  // The market has no pages in English.
  expect(foot().queryByRole('link', { name: 'English' })).toBeNull();
  await shop.settled();
  expect(verifyJournal({ ...replayedShop, text: text() })).toMatchObject({ diverging: 0, problems: [], gaps: 0 });
});

it('a new address begins with the country of the market [CTX-16] [CHK-09]', async () => {
  const browser = await visit(server, email);
  const country = async () => {
    const { unmount } = await openShop(server, '/account/addresses/new', { browser });
    const field = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Pays' });
    const seen = [...field.options].map(({ value, selected }) => (selected ? `${value}!` : value));
    unmount();
    return seen;
  };
  expect(await country()).toEqual(['FR!', 'CH']);
  await choose(browser, SUISSE);
  expect(await country()).toEqual(['CH!', 'FR']);
});

it('who logs in from another market gets its language and currency with a whole page; who stays in theirs does not [CTX-16]', async () => {
  const moveTo = (country: string) =>
    server.app.database.write((db) => db.updateTable('account').set({ country }).execute());
  const asCustomer = async () => {
    const shop = await openShop(server, '/login?startUrl=%2Faccount');
    await logIn(shop);
    await shop.settled();
    const seen = [jest.mocked(leaveFor).mock.calls.flat(), shop.address()];
    jest.mocked(leaveFor).mockClear();
    shop.unmount();
    return seen;
  };
  expect(await asCustomer()).toEqual([[], '/account']);
  await moveTo('CH');
  expect(await asCustomer()).toEqual([['/account'], '/login?startUrl=%2Faccount']);
});

it('who acts for an establishment in another country is in its market: currency and countries follow [CTX-16] [PRF-09]', async () => {
  const id = DEMO_ACCOUNT_IDS.hotelJardins;
  await server.app.database.write((db) =>
    db.updateTable('account').set({ country: 'CH' }).where('id', '=', id).execute(),
  );
  const browser = await visit(server, 'hotel@comptoir.example');
  const shop = await openShop(server, '/account', { browser });
  const before = shop.calls.length;
  act(() => void shop.store.dispatch(accountWanted({ id, name: 'Les Jardins d’Étretat' })));
  await shop.settled();
  expect(shop.address()).toBe('/');
  expect(siteOf(shop.store.getState())?.market).toMatchObject({ marketId: SUISSE.marketId, country: 'CH' });
  const asked = shop.calls.slice(before).filter((call) => /\/carts\//.test(call));
  expect(asked.filter((call) => !call.includes('currencyIsoCode=CHF'))).toEqual([]);
  expect(asked).not.toEqual([]);
  expect(foot().getByRole<HTMLSelectElement>('combobox', { name: 'Marché' }).value).toBe(SUISSE.marketId);
});

it('what a page shows in one currency goes into no cart in another, whatever another tab has chosen since [CTX-16] [CRT-02]', async () => {
  const browser = serverHttp(server);
  const page = await openShop(server, productPage(), { browser });
  const add = async (button: HTMLElement) => {
    await page.user.click(button);
    await page.settled();
  };
  const button = within(screen.getByRole('main')).getAllByRole('button', { name: /^Ajouter/ })[0];
  if (!button) throw new Error('nothing to add');
  await choose(browser, SUISSE);
  await add(button);
  const { data } = await page.store.dispatch(cartApi.endpoints.cartSummary.initiate());
  expect(data?.currencyIsoCode).toBe('EUR');
  page.unmount();

  const swiss = serverHttp(server);
  const french = await openShop(server, productPage(), { browser: swiss });
  await choose(swiss, SUISSE);
  const { id: productId } = someProduct(server, (found) => isSimple(found) && found.quantityRule.minimum === 1);
  const { webstoreId } = server;
  await swiss({
    method: 'POST',
    url: pathTo('cartItems', { webstoreId, cartStateOrId: 'current' }),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ productId, quantity: 1, type: 'Product' }),
    signal: new AbortController().signal,
  });
  act(() => void french.store.dispatch(cartEvents.itemAddRequested({ productId, quantity: 1 })));
  await french.settled();
  const failed = french.actions.filter(({ type }) => type === 'cart/itemAddFailed');
  expect(failed).toMatchObject([{ payload: { code: 'CURRENCY_CONFLICT' } }]);
});

it('a search is in the currency of its page, whatever another tab has chosen since [CTX-16] [PRC-04]', async () => {
  const browser = serverHttp(server);
  const { store, settled, calls } = await openShop(server, '/faq-hub', { browser });
  await choose(browser, SUISSE);
  const before = calls.length;
  act(() => void store.dispatch(navigationRequested('/search?term=beurre')));
  await settled();
  const shown = plain(screen.getByRole('main'));
  expect([/\d,\d\d €/.test(shown), shown.includes('CHF')]).toEqual([true, false]);
  const { data } = await store.dispatch(
    suggestionsApi.endpoints.searchSuggestions.initiate({ searchTerm: 'beurre', includeSuggestedProducts: true }),
  );
  expect(JSON.stringify(data)).not.toContain('CHF');
  const asked = calls.slice(before).filter((call) => /\/search\/(product|suggestions)/.test(call));
  expect(asked.length).toBeGreaterThan(1);
  expect(asked.filter((call) => !call.includes('currencyIsoCode=EUR'))).toEqual([]);
});

it('a page that comes back after another market has been chosen is loaded anew, in its own market it stays [CTX-16]', async () => {
  const browser = serverHttp(server);
  const { store } = await openShop(server, '/faq-hub', { browser });
  const reloaded = async () => {
    await act(() => pageReturned(store));
    const addresses = jest.mocked(leaveFor).mock.calls.flat();
    jest.mocked(leaveFor).mockClear();
    return addresses;
  };
  await choose(browser, FRANCE);
  expect(await reloaded()).toEqual([]);
  await choose(browser, SUISSE);
  expect(await reloaded()).toEqual([window.location.href]);
});

it('where there is one market, or none, nothing is offered', async () => {
  for (const markets of [[FRANCE], []]) {
    await server.app.webstore.change({ markets });
    const { unmount } = await openShop(server, '/faq-hub');
    await foot().findByRole('link', { name: 'English' });
    expect(foot().queryByRole('combobox', { name: 'Marché' })).toBeNull();
    unmount();
  }
});
