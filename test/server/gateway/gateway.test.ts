import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { LATE_PATHS } from '../../../src/contract/latePaths';
import { anyPathTo } from '../../../src/contract/otherClientPaths';
import { PAYMENT_PATHS } from '../../../src/contract/payment/paymentPaths';
import { GUEST_COOKIE, SESSION_COOKIE } from '../../../src/contract/visitorCookies';
import { isOpen, someProduct } from '../../support/server/catalogFixture';
import { listening, openGateway, type TestGateway } from '../../support/server/gateway';
import { logIn } from '../../support/server/loggedIn';
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

/** What a page shows: its document without its scripts, its state and what names the render. */
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

  it('lets a guest fill a cart, log in and find it again, by cookies of its own host', async () => {
    const first = await added({});
    expect(first.statusCode).toBe(201);
    const guest = first.cookies.find(({ name }) => name === GUEST_COOKIE);
    expect(guest).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(guest).not.toHaveProperty('domain');
    const cookie = `${GUEST_COOKIE}=${guest?.value ?? ''}`;
    const page = await front.app.inject({ url: '/cart', headers: { cookie } });
    expect(page.body).toContain(someProduct(behind, isOpen).name);
    // The next stranger gets a page of their own.
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
    // Its pages, and what both have of their own.
    const own =
      /^\/(\*|assets\/\*|healthz|readyz|replay|services\/\*|builder(\/searches|\/contents(\/:\w+)?|\/api\/\*)?|support(\/file|\/sessions\/:\w+)?)$/;
    const serves = new Set(front.routes.map(({ method, url }) => `${method} ${url}`));
    const calls = behind.routes.filter(({ url }) => !own.test(url)).map(({ method, url }) => `${method} ${url}`);
    expect(calls.length).toBeGreaterThan(120);
    expect(calls.filter((call) => !serves.has(call))).toEqual([]);

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
    // HEAD would do what GET does.
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
    // To know that, no recording has been looked at.
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

describe('a commerce server that is no Comptoir', () => {
  let server: Server;
  let other: TestGateway;
  let origin: string;
  let answer: Parameters<typeof createServer>[1];
  const heard: { url: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
  beforeAll(async () => {
    server = createServer((request, response) => {
      const bytes: Buffer[] = [];
      request.on('data', (part: Buffer) => bytes.push(part));
      request.on('end', () => {
        heard.push({ url: request.url, headers: request.headers, body: Buffer.concat(bytes).toString() });
        answer?.(request, response);
      });
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    other = await openGateway(origin, {
      publicOrigin: 'https://shop.example',
      commerceTimeoutMs: 1_000,
      commerceSite: { webstoreId: '0ZEWs000000ORGxOAO', communityId: '0DBWs000000ORGxOAO' },
    });
  });
  afterAll(async () => {
    await other.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  beforeEach(() => {
    heard.length = 0;
    answer = (_request, response) => response.end();
  });

  it('is asked with the ids of the settings', async () => {
    expect((await other.app.inject('/site-info')).json()).toMatchObject({
      webstoreId: '0ZEWs000000ORGxOAO',
      communityId: '0DBWs000000ORGxOAO',
    });
    await htmlOf(other, '/');
    const asked = heard.map(({ url }) => url ?? '');
    expect(asked.some((url) => url.includes('/webstores/0ZEWs000000ORGxOAO/'))).toBe(true);
    expect(asked.some((url) => url.includes('/communities/0DBWs000000ORGxOAO/'))).toBe(true);
  });

  it('gets a call without what is true of this site alone, and its cookies and redirects become this site’s', async () => {
    answer = (_request, response) => {
      response.writeHead(302, {
        location: `${origin}/account?welcome`,
        'set-cookie': ['sid=secret; Domain=.org.example; Path=/; HttpOnly', 'tz=Paris; Secure; Path=/'],
      });
      response.end();
    };
    const reply = await other.app.inject({
      method: 'POST',
      url: LATE_PATHS.login,
      remoteAddress: '203.0.113.7',
      headers: {
        host: 'shop.example',
        origin: 'https://shop.example',
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': '198.51.100.1',
        cookie: 'a=b',
      },
      payload: 'username=x&password=y',
    });
    expect([reply.statusCode, reply.headers.location]).toEqual([302, '/account?welcome']);
    expect(reply.headers['set-cookie']).toEqual(['sid=secret; Path=/; HttpOnly; Secure', 'tz=Paris; Path=/; Secure']);
    const [{ headers, body } = { headers: {}, body: '' }] = heard;
    expect(body).toBe('username=x&password=y');
    expect(headers).toMatchObject({
      host: origin.slice('http://'.length),
      cookie: 'a=b',
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-host': 'shop.example',
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(headers).not.toHaveProperty('origin');
  });

  it('leads nobody elsewhere by a redirect within itself, and says nothing of its own connection', async () => {
    const locationFor = async (location: string) => {
      answer = (_request, response) =>
        void response
          .writeHead(302, { location, 'alt-svc': 'h3=":443"', 'x-powered-by': 'org', 'keep-alive': 'timeout=600' })
          .end();
      const { headers } = await other.app.inject(LATE_PATHS.logout);
      expect([headers['alt-svc'], headers['x-powered-by'], headers['keep-alive']]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
      return headers.location;
    };
    expect(await locationFor(`${origin}//evil.example/x`)).toBe('/evil.example/x');
    expect(await locationFor(origin.toUpperCase())).toBe('/');
    expect(await locationFor('/account?a=1#b')).toBe('/account?a=1#b');
    expect(await locationFor('https://bank.example/pay')).toBe('https://bank.example/pay');
  });

  it('gets no header of a connection, and no address that the caller makes up', async () => {
    await other.app.inject({
      url: '/robots.txt',
      headers: {
        expect: '100-continue',
        te: 'trailers',
        'x-real-ip': '1.2.3.4',
        'x-forwarded-prefix': '/x',
        host: 'evil.example',
      },
    });
    const { headers } = heard.at(-1) ?? { headers: {} };
    for (const name of ['expect', 'te', 'x-real-ip', 'x-forwarded-prefix']) expect(headers).not.toHaveProperty(name);
    expect(headers).toMatchObject({ 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https' });
  });

  it('makes nobody wait for others: of too many calls at once those beyond are refused at once', async () => {
    answer = () => undefined;
    const url = anyPathTo('sessionContext', { webstoreId: behind.webstoreId });
    const calls = Array.from({ length: 140 }, () => other.app.inject(url));
    expect(new Set((await Promise.all(calls)).map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
    expect(heard.length).toBeLessThanOrEqual(128);
    // Afterwards all are free again.
    answer = (_request, response) => response.end('{}');
    expect((await other.app.inject(url)).statusCode).toBe(200);
  });

  it('gets bytes as they are, such as compressed ones, and an opaque origin as one', async () => {
    const bytes = Buffer.from([31, 139, 8, 0, 255, 0, 254]);
    const url = LATE_PATHS.recordingSegment.replace(/:\w+/g, '1');
    answer = (_request, response) => response.end('{}');
    await other.app.inject({
      method: 'PUT',
      url,
      headers: { ...fromOwnPage, 'content-type': 'application/gzip' },
      payload: bytes,
    });
    expect(heard.at(-1)).toMatchObject({ url, headers: { 'content-type': 'application/gzip', 'content-length': '7' } });
    await other.app.inject({ method: 'POST', url: PAYMENT_PATHS.tokens, headers: { origin: 'null' }, payload: {} });
    expect(heard.at(-1)?.headers).toMatchObject({ origin: 'null' });
    expect(heard.at(-1)?.headers).not.toHaveProperty('sec-fetch-site');
  });

  it('has no configuration of the shop: then it looks as a new one does', async () => {
    answer = (_request, response) =>
      void response.writeHead(404, { 'content-type': 'text/html' }).end('<p>Nothing here');
    const configuration = await other.app.inject(LATE_PATHS.siteConfiguration);
    expect(configuration.statusCode).toBe(200);
    expect(configuration.json()).toHaveProperty('settings.languages');
    expect(configuration.json()).not.toHaveProperty('menus');
  });

  it('may be slow for ever, break off or be away: each call is refused in the shop’s own form, and none is sent twice', async () => {
    const ways: Record<string, typeof answer> = {
      slow: () => undefined,
      'broken off': (request) => void request.socket.destroy(),
    };
    for (const [way, how] of Object.entries(ways)) {
      answer = how;
      heard.length = 0;
      const reply = await other.app.inject(anyPathTo('sessionContext', { webstoreId: behind.webstoreId }));
      expect([way, reply.statusCode, reply.json()]).toEqual([
        way,
        503,
        [{ errorCode: 'SERVER_UNAVAILABLE', message: 'The shop cannot be reached right now. Try again shortly.' }],
      ]);
      expect([way, heard.length]).toEqual([way, 1]);
    }
    const away = await openGateway('http://127.0.0.1:9');
    const refused = await away.app.inject(anyPathTo('sessionContext', { webstoreId: behind.webstoreId }));
    expect([refused.statusCode, away.log.some((line) => line.includes('the commerce server does not answer'))]).toEqual(
      [503, true],
    );
    // A page says so too, and is kept for nobody.
    const page = await away.app.inject('/');
    expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    for (const url of ['/builder', '/support'])
      expect([url, (await away.app.inject({ url, headers: { cookie: 'sid=x' } })).statusCode]).toEqual([url, 503]);
    await away.close();
  });
});
