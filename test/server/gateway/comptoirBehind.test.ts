import { gzipSync } from 'node:zlib';
import { recordId } from '../../../src/contract/ids';
import { LATE_PATHS } from '../../../src/contract/latePaths';
import { anyPathTo } from '../../../src/contract/otherClientPaths';
import { GUEST_COOKIE, MARKET_COOKIE, SESSION_COOKIE } from '../../../src/contract/visitorCookies';
import { isOpen, someProduct } from '../../support/server/plugins/catalogFixture';
import { listening, openGateway, type TestGateway } from '../../support/server/gateway';
import { logIn } from '../../support/server/calls/loggedIn';
import { fromOwnPage } from '../../support/server/testApp';
import { openWholeShop, type WholeShop } from '../../support/server/wholeShop/openWholeShop';

let behind: WholeShop;
let front: TestGateway;
beforeAll(async () => {
  behind = await openWholeShop({ settings: { trustedProxies: ['127.0.0.1'] } });
  front = await openGateway(await listening(behind.app));
});
afterAll(async () => {
  await front.close();
  await behind.close();
});

const htmlOf = (app: TestGateway | WholeShop, url: string) =>
  app.app.inject({ url, headers: { host: 'shop.example' } });

/** A document without its scripts, which include the state, and without its `meta`, `link` and `style` elements. */
const shownIn = (html: string): string =>
  html
    .replace(/<script[^]*?<\/script>/g, '')
    .replace(/<(meta|link)\b[^>]*>/g, '')
    .replace(/<style[^]*?<\/style>/g, '');

const cartItems = (webstoreId = behind.webstoreId) => anyPathTo('cartItems', { webstoreId, cartStateOrId: 'current' });

const added = (headers: Record<string, string>) =>
  front.app.inject({
    method: 'POST',
    url: cartItems(),
    headers: { ...fromOwnPage, ...headers },
    payload: { productId: someProduct(behind, isOpen).id, quantity: '2', type: 'Product' },
  });

describe('a shop in front of another server', () => {
  it.each(['/', '/search?term=beurre', '/cart', '/login', '/nowhere'])(
    'shows at %s what that server’s own pages show',
    async (url) => {
      const [own, other] = [await htmlOf(behind, url), await htmlOf(front, url)];
      expect(other.statusCode).toBe(own.statusCode);
      expect(shownIn(other.body)).toBe(shownIn(own.body));
    },
  );

  it('shows each visitor the prices of the market that they chose behind, and keeps such a page for nobody else [CTX-16]', async () => {
    const [france, suisse] = [1, 2].map((number) => recordId('market', number)) as [string, string];
    const markets = [
      { marketId: france, name: 'France', countries: ['FR'], localeCurrencyMap: { fr_FR: 'EUR' } },
      // Nothing has a price in francs.
      { marketId: suisse, name: 'Suisse', countries: ['CH'], localeCurrencyMap: { fr_FR: 'CHF' } },
    ];
    await behind.app.webstore.change({ supportedCurrencies: ['EUR', 'CHF'], markets });
    const hasEuros = async (market: string) => {
      const headers = { host: 'shop.example', cookie: `${MARKET_COOKIE}=${market}` };
      const page = await front.app.inject({ url: '/search?term=farine', headers });
      return [page.statusCode, /\d,\d{2}\s?€/u.test(shownIn(page.body))];
    };
    const seen = [await hasEuros(france), await hasEuros(suisse), await hasEuros(france)];
    await behind.app.webstore.change({ supportedCurrencies: ['EUR'], markets: [] });
    expect(seen).toEqual([
      [200, true],
      [200, false],
      [200, true],
    ]);
  });

  it('lets a guest fill a cart, log in and find it again, by cookies of its own host', async () => {
    const first = await added({});
    expect(first.statusCode).toBe(201);
    const guest = first.cookies.find(({ name }) => name === GUEST_COOKIE);
    expect(guest).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(guest).not.toHaveProperty('domain');
    const cookie = `${GUEST_COOKIE}=${guest?.value ?? ''}`;
    const page = await front.app.inject({ url: '/cart', headers: { cookie } });
    expect(page.body).toContain(someProduct(behind, isOpen).name);
    // The next new visitor gets a page of their own.
    expect((await htmlOf(front, '/cart')).body).not.toContain(someProduct(behind, isOpen).name);

    const buyer = await logIn(front.app, 'boulangerie@comptoir.example', cookie);
    expect(buyer.cookie).toContain(SESSION_COOKIE);
    const session = await front.app.inject({
      url: anyPathTo('sessionContext', { webstoreId: behind.webstoreId }),
      headers: buyer.headers,
    });
    expect(session.json()).toMatchObject({ userId: buyer.userId });
    const home = await front.app.inject({ url: '/', headers: buyer.headers });
    expect(home.body).toContain('Camille Lavigne');

    const out = await front.app.inject({ url: LATE_PATHS.logout, headers: buyer.headers });
    expect([out.statusCode, out.headers.location]).toEqual([303, '/']);
    expect(out.cookies.find(({ name }) => name === SESSION_COOKIE)?.value).toBe('');
  });

  it('hands on every call that the commerce server has, and nothing else', async () => {
    // Pages, and routes that both servers have of their own.
    const own =
      /^\/(\*|assets\/\*|healthz|readyz|replay|services\/\*|builder(\/searches|\/contents(\/:\w+)?|\/api\/\*)?|api(\/openapi\.json)?|support(\/file|\/sessions\/:\w+)?)$/;
    const serves = new Set(front.routes.map(({ method, url }) => `${method} ${url}`));
    const calls = behind.routes.filter(({ url }) => !own.test(url)).map(({ method, url }) => `${method} ${url}`);
    expect(calls.length).toBeGreaterThan(120);
    expect(calls.filter((call) => !serves.has(call))).toEqual([]);

    // Documenting the calls is up to the commerce server.
    expect((await front.app.inject('/api/openapi.json')).statusCode).toBe(404);

    const before = behind.log.length;
    const unknown = await front.app.inject({
      url: '/services/data/v65.0/query?q=select',
      headers: { authorization: 'Bearer x' },
    });
    expect([unknown.statusCode, unknown.json()]).toEqual([404, [expect.objectContaining({ errorCode: 'NOT_FOUND' })]]);
    expect(behind.log.slice(before).filter((line) => line.includes('/query'))).toEqual([]);
  });

  it('refuses what another site’s page sends, before the commerce server hears of it', async () => {
    const before = behind.log.length;
    const refused = await front.app.inject({
      method: 'POST',
      url: cartItems(),
      headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
      payload: {},
    });
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      [expect.objectContaining({ errorCode: 'INSUFFICIENT_ACCESS' })],
    ]);
    expect(behind.log.slice(before)).toEqual([]);
  });

  it('hands on addresses and bodies as they come: percent signs, dots, packed and empty ones', async () => {
    const suggestions = anyPathTo('searchSuggestions', { webstoreId: behind.webstoreId });
    for (const query of ['searchTerm=100%', 'searchTerm=carton%2024%2F..', 'searchTerm=beurre&language=en-US']) {
      const [own, other] = [
        await behind.app.inject(`${suggestions}?${query}`),
        await front.app.inject(`${suggestions}?${query}`),
      ];
      expect([query, other.statusCode, other.body]).toEqual([query, own.statusCode, own.body]);
    }
    const login = (payload: Buffer, more: Record<string, string>) =>
      front.app.inject({
        method: 'POST',
        url: LATE_PATHS.login,
        headers: { ...fromOwnPage, 'content-type': 'application/json', ...more },
        payload,
      });
    const right = Buffer.from(JSON.stringify({ username: 'hotel@comptoir.example', password: 'comptoir-demo' }));
    expect((await login(gzipSync(right), { 'content-encoding': 'gzip' })).statusCode).toBe(200);
    const empty = await login(Buffer.alloc(0), { 'content-length': '0' });
    expect([empty.statusCode, empty.body]).toEqual([400, expect.not.stringContaining('Unrecognized field')]);
  });

  it('lets no link of another site log anybody out', async () => {
    const buyer = await logIn(front.app, 'hotel@comptoir.example');
    const led = { ...buyer.headers, 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' };
    expect((await front.app.inject({ url: LATE_PATHS.logout, headers: led })).headers.location).toBe('/login');
    const session = anyPathTo('sessionContext', { webstoreId: behind.webstoreId });
    expect((await front.app.inject({ url: session, headers: buyer.headers })).json()).toMatchObject({
      userId: buyer.userId,
    });
    // A HEAD of the logout ends no session: it is not handed on, because it would have the effects of a GET.
    await front.app.inject({ method: 'HEAD', url: LATE_PATHS.logout, headers: buyer.headers });
    expect((await front.app.inject({ url: session, headers: buyer.headers })).json()).toMatchObject({
      userId: buyer.userId,
    });
  });

  it('hands back a refusal as it is, with the request’s id in the logs of both', async () => {
    const url = anyPathTo('cart', { webstoreId: behind.webstoreId, cartStateOrId: '0a6000000000099AAA' });
    const answer = await front.app.inject({ url, headers: { 'x-request-id': 'the-request' } });
    const own = await behind.app.inject({ url });
    expect([answer.statusCode, answer.json()]).toEqual([own.statusCode, own.json()]);
    for (const log of [front.log, behind.log]) {
      expect(log.filter((line) => line.includes('"the-request"'))).not.toEqual([]);
    }
  });

  it('shows its tools to whom the commerce server knows as their users', async () => {
    const statusFor = async (url: string, email?: string) => {
      const headers = email === undefined ? {} : (await logIn(front.app, email)).headers;
      return (await front.app.inject({ url, headers })).statusCode;
    };
    const tools = [
      ['/builder', 'builder@comptoir.example'],
      ['/support', 'support@comptoir.example'],
    ] as const;
    for (const [url, email] of tools) {
      expect([url, await statusFor(url)]).toEqual([url, 303]);
      expect([url, await statusFor(url, 'boulangerie@comptoir.example')]).toEqual([url, 403]);
      expect([url, await statusFor(url, email)]).toEqual([url, 200]);
    }
    // Who may use the tools was decided without viewing any recording.
    expect(await behind.app.database.read.selectFrom('recording_view').selectAll().execute()).toEqual([]);
  });

  it('reads no body of a stranger’s for builders and support', async () => {
    const payload = Buffer.alloc(1_000_000, 'x');
    const headers = { ...fromOwnPage, 'content-type': 'application/json' };
    const refused = await front.app.inject({ method: 'POST', url: '/builder/api/pictures', headers, payload });
    expect([refused.statusCode, refused.json()]).toEqual([
      401,
      [expect.objectContaining({ errorCode: 'INVALID_SESSION_ID' })],
    ]);
  });
});
