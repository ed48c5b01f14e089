import { fromOwnPage, startTestApp, testSettings } from '../../support/server/testApp';
import type { TestApp } from '../../support/server/testApp';
import { samplePlugin } from '../../support/server/samplePlugin';

let shop: TestApp;
beforeEach(async () => {
  shop = await startTestApp({
    plugins: [samplePlugin],
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
    ['a program with a bearer token', { authorization: 'Bearer abc' }],
  ])('from %s is served', async (_who, headers) => {
    expect((await add(headers)).statusCode).toBe(201);
  });

  it.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://evil.example' }],
    ['a site whose name begins like ours', { origin: 'https://shop.example.evil.example' }],
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
