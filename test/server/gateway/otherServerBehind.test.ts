import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LATE_PATHS } from '../../../src/contract/latePaths';
import { anyPathTo } from '../../../src/contract/otherClientPaths';
import { PAYMENT_PATHS } from '../../../src/contract/payment/paymentPaths';
import { listening, openGateway, type TestGateway } from '../../support/server/gateway';
import { fromOwnPage } from '../../support/server/testApp';
import { waitUntil } from '../../support/waitUntil';

const webstoreId = '0ZEWs000000ORGxOAO';
const session = anyPathTo('sessionContext', { webstoreId });

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
      commerceSite: { webstoreId, communityId: '0DBWs000000ORGxOAO' },
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
      webstoreId,
      communityId: '0DBWs000000ORGxOAO',
    });
    await other.app.inject({ url: '/', headers: { host: 'shop.example' } });
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
    const calls = Array.from({ length: 140 }, () => other.app.inject(session));
    expect(new Set((await Promise.all(calls)).map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
    expect(heard.length).toBeLessThanOrEqual(128);
    // Afterwards all connections are free again.
    answer = (_request, response) => response.end('{}');
    expect((await other.app.inject(session)).statusCode).toBe(200);
  });

  it('is asked no more once the shopper has left, and says nothing wrong then', async () => {
    const left: string[] = [];
    answer = (request) => void request.socket.once('close', () => left.push(request.url ?? ''));
    const front = await listening(other.app);
    const warnings = () => other.log.filter((line) => /"level":[45]0/.test(line));
    const warningsBefore = warnings().length;
    const shopper = new AbortController();
    const asking = fetch(front + session, { signal: shopper.signal });
    await waitUntil('the commerce server has heard of it', () => heard.length > 0);
    shopper.abort();
    await expect(asking).rejects.toThrow('aborted');
    await waitUntil('the call behind has ended', () => left.length > 0);
    expect(left).toEqual([session]);
    expect(warnings().slice(warningsBefore)).toEqual([]);
    // The other server completes a change that it was asked for.
    let changes = 0;
    let complete = (): void => undefined;
    answer = (_request, response) => {
      response.once('close', () => (changes += response.writableFinished ? 1 : 0));
      complete = () => void response.end('{}');
    };
    const leaver = new AbortController();
    const payload = { method: 'POST', headers: { ...fromOwnPage, 'content-type': 'application/json' }, body: '{}' };
    const before = heard.length;
    const changing = fetch(front + LATE_PATHS.logout, { ...payload, signal: leaver.signal });
    await waitUntil('the commerce server has heard of the change', () => heard.length > before);
    leaver.abort();
    await expect(changing).rejects.toThrow('aborted');
    complete();
    await waitUntil('the change has been made', () => changes === 1);
    expect(warnings().slice(warningsBefore)).toEqual([]);
    // Callers who stay get their answer.
    answer = (_request, response) => void response.end('{}');
    expect((await fetch(front + session)).status).toBe(200);
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

  it('gets a body without a type as it is, and without a type', async () => {
    answer = (_request, response) => response.end('{}');
    for (const more of [{}, { 'content-type': '' }]) {
      await other.app.inject({
        method: 'POST',
        url: LATE_PATHS.logout,
        headers: { ...fromOwnPage, ...more },
        payload: Buffer.from('a=b&é'),
      });
      expect(heard.at(-1)).toMatchObject({ body: 'a=b&é', headers: { 'content-length': '6' } });
      expect(heard.at(-1)?.headers['content-type'] ?? '').toBe('');
    }
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
      const reply = await other.app.inject(session);
      expect([way, reply.statusCode, reply.json()]).toEqual([
        way,
        503,
        [{ errorCode: 'SERVER_UNAVAILABLE', message: 'The shop cannot be reached right now. Try again shortly.' }],
      ]);
      expect([way, heard.length]).toEqual([way, 1]);
    }
    const away = await openGateway('http://127.0.0.1:9');
    const refused = await away.app.inject(session);
    expect([refused.statusCode, away.log.some((line) => line.includes('the commerce server does not answer'))]).toEqual(
      [503, true],
    );
    // Pages are answered with 503 as well.
    const page = await away.app.inject('/');
    expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    for (const url of ['/builder', '/support'])
      expect([url, (await away.app.inject({ url, headers: { cookie: 'sid=x' } })).statusCode]).toEqual([url, 503]);
    await away.close();
  });

  it('opens its tools to nobody when it says of a user what is no answer', async () => {
    const ask = (url: string) => other.app.inject({ url, headers: { cookie: 'sid=x' } });
    const says = (user: string, record: string) => {
      answer = (request, response) =>
        void response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(request.url?.includes('session-context') === true ? user : record);
    };
    const someone = JSON.stringify({ guestUser: false, userId: '005000000000001AAA' });
    for (const url of ['/builder', '/support']) {
      says('<p>Come back later', '{}');
      expect((await ask(url)).statusCode).toBe(503);
      says('{}', '{}');
      expect((await ask(url)).headers.location).toContain('/login');
      for (const record of ['{}', '{"fields":{}}', '{"fields":{"Profile":{"value":{}}}}']) {
        says(someone, record);
        expect([record, (await ask(url)).statusCode]).toEqual([record, 403]);
      }
    }
  });
});
