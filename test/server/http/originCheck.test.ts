import { PATHS } from '../../../src/contract/paths';
import { PAYMENT_PATHS } from '../../../src/contract/payment/paymentPaths';
import type { AppPlugin } from '../../../src/server/app';
import { identifyCallers } from '../../../src/server/visitors/identifyCallers';
import { callPlugins } from '../../support/server/plugins/shopPlugins';
import { fromOwnPage, startTestApp, testSettings, type TestApp } from '../../support/server/testApp';
import { samplePlugin } from '../../support/server/plugins/samplePlugin';

let shop: TestApp;
beforeEach(async () => {
  shop = await startTestApp({
    plugins: [identifyCallers, samplePlugin],
    settings: { ...testSettings, publicOrigin: 'https://shop.example' },
  });
});
afterEach(() => shop.close());

const add = (headers: Record<string, string>) =>
  shop.app.inject({
    method: 'POST',
    url: '/services/data/v65.0/things',
    payload: { name: 'a', count: 1 },
    headers: { host: 'inner:3000', ...headers },
  });

describe('a changing call', () => {
  it.each([
    ['the public origin', { origin: 'https://shop.example' }],
    ['the origin it was sent to', { origin: 'http://inner:3000' }],
    ['a page of this site, as the browser says', fromOwnPage],
  ])('from %s is served', async (_who, headers) => {
    expect((await add(headers)).statusCode).toBe(201);
  });

  it.each([
    ['http', 'http://shop.example', 201],
    ['http', 'https://shop.example', 403],
    ['https', 'https://shop.example', 201],
    ['https', 'http://shop.example', 403],
  ])('that a trusted proxy got by %s, from %s, is answered with %d', async (protocol, origin, status) => {
    const behind = await startTestApp({
      plugins: [identifyCallers, samplePlugin],
      settings: { ...testSettings, trustedProxies: ['10.9.9.9'] },
    });
    const reply = await behind.app.inject({
      method: 'POST',
      url: '/services/data/v65.0/things',
      payload: { name: 'a', count: 1 },
      remoteAddress: '10.9.9.9',
      headers: { host: 'shop.example', origin, 'x-forwarded-proto': protocol },
    });
    await behind.close();
    expect(reply.statusCode).toBe(status);
  });

  it('from a program with a bearer token is judged by its token', async () => {
    const reply = await add({ authorization: 'Bearer abc' });
    expect([reply.statusCode, reply.json()]).toMatchObject([401, [{ errorCode: 'INVALID_SESSION_ID' }]]);
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://evil.example' }],
    ['a site whose name begins like ours', { origin: 'https://shop.example.evil.example' }],
    ['the public origin by another scheme', { origin: 'http://shop.example' }],
    ['the public origin by another scheme, sent to its host', { origin: 'http://shop.example', host: 'shop.example' }],
    ['the origin it was sent to by another scheme', { origin: 'https://inner:3000' }],
    [
      'another site, as the browser says, whatever its origin',
      { 'sec-fetch-site': 'cross-site', origin: 'https://shop.example' },
    ],
    ['our host on another port', { origin: 'http://inner:3001' }],
    ['a page without an origin', { origin: 'null' }],
    ['something that is no origin', { origin: '//' }],
    ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
    ['another site of our domain', { 'sec-fetch-site': 'same-site', origin: 'https://blog.shop.example' }],
    ['nobody knows where', {}],
    ['a password in the header', { authorization: 'Basic abc' }],
  ])('from %s is refused', async (_who, headers) => {
    const reply = await add(headers);
    expect([reply.statusCode, reply.json()]).toMatchObject([403, [{ errorCode: 'INSUFFICIENT_ACCESS' }]]);
  });

  it('is not needed to read', async () => {
    const reply = await shop.app.inject({
      url: '/services/data/v65.0/things/01tABCDEFGHIJKL',
      headers: { origin: 'https://evil.example' },
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe("the payment frame's calls", () => {
  const frameCalls: AppPlugin = (app, _options, done) => {
    const config = { alsoFrom: 'opaqueOrigin' } as const;
    for (const url of ['/payment/tokens', '/payment/challenges/:transactionId/answers']) {
      app.post(url, { config }, () => 'served');
    }
    app.post('/payment/refunds', () => 'served');
    done();
  };
  let payments: TestApp;
  beforeEach(async () => {
    payments = await startTestApp({ plugins: [frameCalls, samplePlugin] });
  });
  afterEach(() => payments.close());

  it.each([
    ['/payment/tokens', 'null', 200],
    ['/payment/tokens?method=card', 'null', 200],
    ['/payment/challenges/t-1_x/answers', 'null', 200],
    ['/payment/refunds', 'null', 403],
    ['/payment/tokens/', 'null', 403],
    ['/payment/tokens/../../services', 'null', 403],
    ['/x/payment/tokens', 'null', 403],
    ['/x?/payment/tokens', 'null', 403],
    ['/services/data/v65.0/things', 'null', 403],
    ['/payment/tokens', 'https://evil.example', 403],
  ])('%s from the origin %s are answered with %d', async (url, origin, status) => {
    const headers = { host: 'inner:3000', origin, 'sec-fetch-site': 'cross-site' };
    expect((await payments.app.inject({ method: 'POST', url, headers })).statusCode).toBe(status);
  });
});

test('no calls may come from elsewhere but those of the payment pages and the search', async () => {
  const fromElsewhere: string[] = [];
  const watch: AppPlugin = Object.assign(
    ((app, _options, done) => {
      app.addHook('onRoute', ({ url, config }) => {
        if (config?.alsoFrom !== undefined) fromElsewhere.push(`${url} ${config.alsoFrom}`);
      });
      done();
    }) satisfies AppPlugin,
    { [Symbol.for('skip-override')]: true },
  );
  const whole = await startTestApp({ plugins: [watch, ...callPlugins] });
  await whole.close();
  expect(fromElsewhere).toEqual([
    `${PATHS.productSearch} withoutCookies`,
    `${PAYMENT_PATHS.tokens} opaqueOrigin`,
    `${PAYMENT_PATHS.answers} opaqueOrigin`,
    `${PAYMENT_PATHS.bankAnswers} opaqueOrigin`,
  ]);
});
