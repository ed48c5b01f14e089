import path from 'node:path';
import type { ApplicationContext } from '../../../../src/contract/context/applicationContext';
import type { SiteInfo } from '../../../../src/contract/context/siteInfo';
import type { CartItem, CartItems } from '../../../../src/contract/cart/cartItem';
import { recordId } from '../../../../src/contract/ids';
import { pathTo } from '../../../../src/contract/paths';
import type { Price, PriceList } from '../../../../src/contract/prices/price';
import type { TaxResult } from '../../../../src/contract/prices/tax';
import type { SearchResult } from '../../../../src/contract/search/search';
import { DEMO_ACCOUNT_IDS } from '../../../../src/demo/accounts';
import { cartCommands, cartReads } from '../../../../src/server/features/cart';
import { publishPrices } from '../../../../src/server/features/catalog';
import { isSimple, someProduct } from '../../../support/server/plugins/catalogFixture';
import { logIn } from '../../../support/server/calls/loggedIn';
import { pagesHere } from '../../../support/server/pages/pagesHere';
import { fromOwnPage } from '../../../support/server/testApp';
import { cachedDemo, startTestServer, type TestServer } from '../../../support/server/testServer';

const folder = path.join(__dirname, '../../../../public');
const release = { id: 'test', entries: { begin: ['begin.js'], browser: ['browser.js'] }, chunks: {} };

const [FRANCE, SUISSE, EXPORT] = [1, 2, 3].map((number) => recordId('market', number)) as [string, string, string];
const markets: ApplicationContext['markets'] = [
  { marketId: FRANCE, name: 'France', countries: ['FR'], localeCurrencyMap: { fr_FR: 'EUR', en_US: 'EUR' } },
  { marketId: SUISSE, name: 'Suisse', countries: ['CH'], localeCurrencyMap: { fr_FR: 'CHF', en_US: 'EUR' } },
  { marketId: EXPORT, name: 'Export', countries: [], localeCurrencyMap: { en_US: 'CHF' } },
];

let shop: TestServer;
/** A shop with prices in euros, and in francs for 11 centimes more. */
beforeEach(async () => {
  const pages = pagesHere({ release, browserFolder: folder, publicFolder: folder });
  shop = await startTestServer({ plugins: [cartReads, cartCommands, pages] });
  const { prices } = cachedDemo();
  const books = ['EUR', 'CHF'].flatMap((currency, number) =>
    prices.map((price) => ({ ...price, currency, unitCents: price.unitCents + 11 * number })),
  );
  await shop.app.database.write((db) => publishPrices(db, shop.webstoreId, 'books', books));
  await shop.app.catalog.reload();
  await shop.app.webstore.change({ supportedCurrencies: ['EUR', 'CHF'], markets });
});
afterEach(() => shop.close());

const inMarket = (marketId: string) => ({ cookie: `comptoir_market=${marketId}` });
const product = () => someProduct(shop, (found) => isSimple(found) && found.quantityRule.minimum === 1);
const currencyFor = async (headers: Readonly<Record<string, string>>, query = {}) =>
  (await shop.get('price', { productId: product().id }, query, headers)).json<Price>().currencyIsoCode;
const siteFor = async (headers: Readonly<Record<string, string>>) =>
  (await shop.get('siteInfo', {}, {}, headers)).json<SiteInfo>();
const show = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  shop.app.inject({ url, headers: { host: 'shop.example', ...headers } });
const productPage = () => `/product/${product().urlName}/${product().id}`;
/** Moves every account of the demo to another country. */
const moveTo = (country: string) =>
  shop.app.database.write((db) => db.updateTable('account').set({ country }).execute());

describe('the market of a visitor', () => {
  test('is the first one until they choose; a choice that is none counts for nothing [CTX-16]', async () => {
    expect((await siteFor({})).market).toEqual({ marketId: FRANCE, country: 'FR', currency: 'EUR' });
    expect((await siteFor(inMarket(SUISSE))).market).toEqual({ marketId: SUISSE, country: 'CH', currency: 'CHF' });
    expect((await siteFor(inMarket(EXPORT))).market).toEqual({ marketId: EXPORT, country: null, currency: 'CHF' });
    expect((await siteFor(inMarket('nowhere'))).market?.marketId).toBe(FRANCE);
    const english = await shop.get('siteInfo', {}, { language: 'en-US' }, inMarket(SUISSE));
    expect(english.json<SiteInfo>().market?.currency).toBe('EUR');
  });

  test('is that of their account’s country, unless they choose another [CTX-16]', async () => {
    const { headers, cookie, token } = await logIn(shop.app);
    expect((await siteFor(headers)).market?.marketId).toBe(FRANCE);
    await moveTo('CH');
    expect((await siteFor(headers)).market?.marketId).toBe(SUISSE);
    expect(await currencyFor(headers)).toBe('CHF');
    const chosen = { cookie: `${cookie}; comptoir_market=${FRANCE}` };
    expect((await siteFor(chosen)).market?.marketId).toBe(FRANCE);
    // A client with a token has no cookies.
    const { cookie: choice } = inMarket(FRANCE);
    expect(await currencyFor({ authorization: `Bearer ${token}`, cookie: choice })).toBe('CHF');
    await moveTo('DE');
    expect((await siteFor(headers)).market?.marketId).toBe(FRANCE);
  });

  test('is that of the account which its user acts for [CTX-16] [CTX-05]', async () => {
    const { headers } = await logIn(shop.app, 'hotel@comptoir.example');
    const id = DEMO_ACCOUNT_IDS.hotelJardins;
    await shop.app.database.write((db) =>
      db.updateTable('account').set({ country: 'CH' }).where('id', '=', id).execute(),
    );
    const siteOf = async (effectiveAccountId: string) =>
      await shop.get('siteInfo', {}, { effectiveAccountId }, headers);
    expect((await siteFor(headers)).market?.marketId).toBe(FRANCE);
    expect((await siteOf(id)).json<SiteInfo>().market).toEqual({ marketId: SUISSE, country: 'CH', currency: 'CHF' });
    expect((await siteOf('001000000000001AAA')).status).toBe(404);
  });

  test('is no part of the application context, which is the same for everybody; the server decides the currency there [CTX-01] [CTX-10]', async () => {
    await shop.app.webstore.change({ sessionDrivenCurrency: false });
    const contexts = [{}, inMarket(SUISSE)].map((headers) => shop.get('applicationContext', {}, {}, headers));
    const [first, second] = await Promise.all(contexts);
    expect(second?.text).toBe(first?.text);
    expect(first?.json<ApplicationContext>()).toMatchObject({ markets, sessionDrivenCurrency: true });
    await shop.app.webstore.change({ markets: [] });
    const { sessionDrivenCurrency } = (await shop.get('applicationContext', {})).json<ApplicationContext>();
    expect([sessionDrivenCurrency, (await siteFor({})).market]).toEqual([false, undefined]);
  });
});

describe('prices', () => {
  test('are in the currency of the market in the language of the call; a currency that is named counts more [PRC-01] [CTX-16]', async () => {
    expect(await currencyFor({})).toBe('EUR');
    expect(await currencyFor(inMarket(SUISSE))).toBe('CHF');
    expect(await currencyFor(inMarket(SUISSE), { language: 'en-US' })).toBe('EUR');
    // The market does not have the language of the call: the currency of its first language counts.
    expect(await currencyFor(inMarket(EXPORT))).toBe('CHF');
    expect(await currencyFor(inMarket(SUISSE), { currencyIsoCode: 'EUR' })).toBe('EUR');
  });

  test('of lists and searches too', async () => {
    const headers = inMarket(SUISSE);
    const list = await shop.get('prices', {}, { productIds: product().id }, headers);
    expect(list.json<PriceList>().currencyIsoCode).toBe('CHF');
    const found = await shop.app.inject({
      method: 'POST',
      url: pathTo('productSearch', { webstoreId: shop.webstoreId }),
      headers: { ...fromOwnPage, ...headers },
      payload: { searchTerm: 'lait', includePrices: true },
    });
    expect(found.json<SearchResult>().productsPage.currencyIsoCode).toBe('CHF');
  });

  test('are in the webstore’s own currency where the market’s is no longer supported', async () => {
    await shop.app.webstore.change({ supportedCurrencies: ['EUR'] });
    expect(await currencyFor(inMarket(SUISSE))).toBe('EUR');
  });

  test('taxes are asked for the market’s country unless the call names one [TAX-02]', async () => {
    const taxed = async (headers: Readonly<Record<string, string>>, query = {}) => {
      const { taxesInfo } = (await shop.get('tax', { productId: product().id }, query, headers)).json<TaxResult>();
      return Object.values(taxesInfo)[0]?.success;
    };
    expect([await taxed({}), await taxed(inMarket(SUISSE))]).toEqual([true, false]);
    expect(await taxed(inMarket(SUISSE), { countryIsoCode: 'FR' })).toBe(true);
  });
});

describe('a cart', () => {
  const add = (cookie: string, productId = product().id) =>
    shop.app.inject({
      method: 'POST',
      url: pathTo('cartItems', { webstoreId: shop.webstoreId, cartStateOrId: 'current' }),
      headers: { ...fromOwnPage, cookie },
      payload: { productId, quantity: 1, type: 'Product' },
    });

  test('begins in the market’s currency and keeps it; what is shown in another is not added to it [CRT-02]', async () => {
    const first = await add(inMarket(SUISSE).cookie);
    expect([first.statusCode, first.json<CartItem>().currencyIsoCode]).toEqual([201, 'CHF']);
    const guest = first.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const inFrance = `${guest}; comptoir_market=${FRANCE}`;
    const refused = await add(inFrance);
    expect([refused.statusCode, refused.json<{ errorCode: string }[]>()[0]?.errorCode]).toEqual([
      409,
      'CURRENCY_CONFLICT',
    ]);
    const items = await shop.get('cartItems', { cartStateOrId: 'current' }, {}, { cookie: inFrance });
    expect(items.json<CartItems>().cartSummary.currencyIsoCode).toBe('CHF');
    expect((await add(`${guest}; comptoir_market=${SUISSE}`)).statusCode).toBe(201);
  });
});

describe('a page', () => {
  const money = (html: string) => [/\d,\d{2}\s?€/u.test(html), /\d\s?CHF/u.test(html)];

  test('shows the prices of its visitor’s market; a kept page is that of its market alone', async () => {
    const address = productPage();
    for (let round = 0; round < 2; round += 1) {
      expect(money((await show(address)).body)).toEqual([true, false]);
      expect(money((await show(address, inMarket(SUISSE))).body)).toEqual([false, true]);
    }
  });

  test('is in a language of its market, unless its address names another [HDR-17] [CTX-16]', async () => {
    const language = async (url: string, headers = {}) =>
      /<html lang="(..)"/.exec((await show(url, headers)).body)?.[1];
    expect(await language('/')).toBe('fr');
    expect(await language('/', inMarket(EXPORT))).toBe('en');
    const { cookie } = inMarket(EXPORT);
    expect(await language('/', { cookie: `${cookie}; comptoir_language=fr` })).toBe('en');
    expect(await language('/?langue=fr', inMarket(EXPORT))).toBe('fr');
    expect(await language('/', { cookie: `${inMarket(SUISSE).cookie}; comptoir_language=en` })).toBe('en');
    // The site offers no language of this market: the page is as without a market.
    await shop.app.webstore.change({ markets: [{ marketId: EXPORT, localeCurrencyMap: { de_DE: 'CHF' } }] });
    expect(await language('/', inMarket(EXPORT))).toBe('fr');
  });

  test('offers the choice as a form where there are several markets, and none where there is one or none [CTX-16]', async () => {
    const form = (html: string) => /<form[^>]*action="\/market-choices".*?<\/form>/su.exec(html)?.[0] ?? null;
    const offered = form((await show('/?langue=en', inMarket(SUISSE))).body);
    expect(offered).toContain('name="startUrl" value="/"');
    expect(offered?.match(/<option value="[^"]*"( selected="")?/g)).toEqual([
      `<option value="${FRANCE}"`,
      `<option value="${SUISSE}" selected=""`,
      `<option value="${EXPORT}"`,
    ]);
    const others = async (some: typeof markets) => {
      await shop.app.webstore.change({ markets: some });
      return form((await show('/search?term=lait')).body);
    };
    expect([await others(markets.slice(0, 1)), await others([])]).toEqual([null, null]);
  });
});

describe('the choice', () => {
  const choose = (form: Readonly<Record<string, string>>, site = 'same-origin') =>
    shop.app.inject({
      method: 'POST',
      url: '/market-choices',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
      payload: new URLSearchParams(form).toString(),
    });

  test('is kept in a cookie for a year, and leads back to its page', async () => {
    const reply = await choose({ marketId: SUISSE, startUrl: '/search?term=lait' });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/search?term=lait']);
    expect(reply.cookies).toEqual([
      { name: 'comptoir_market', value: SUISSE, maxAge: 31_536_000, path: '/', httpOnly: true, sameSite: 'Lax' },
    ]);
    expect((await choose({ marketId: SUISSE, startUrl: 'https://elsewhere.example/' })).headers.location).toBe('/');
  });

  test('of a market that there is no more leads on and changes nothing; but a call is told, and other sites are refused', async () => {
    const gone = await choose({ marketId: 'nowhere', startUrl: '/cart' });
    expect([gone.statusCode, gone.headers.location, gone.cookies]).toEqual([303, '/cart', []]);
    const json = await shop.app.inject({
      method: 'POST',
      url: '/market-choices',
      headers: fromOwnPage,
      payload: { marketId: 'nowhere' },
    });
    expect([json.statusCode, json.json<{ errorCode: string }[]>()[0]?.errorCode]).toEqual([400, 'INVALID_API_INPUT']);
    expect((await choose({ marketId: SUISSE }, 'cross-site')).statusCode).toBe(403);
  });
});
