import { startTestApp, testSettings, type TestApp } from '../../../support/server/testApp';

let shop: TestApp | null = null;
afterEach(async () => {
  await shop?.close();
  shop = null;
});

const warnings = (started: TestApp): number => started.log.filter((line) => line.includes('TRUSTED_PROXIES')).length;
const forwarded = { 'x-forwarded-for': '203.0.113.7' };

it('a proxy near by that nobody has named is warned of, once', async () => {
  shop = await startTestApp({ plugins: [] });
  await shop.app.inject({ url: '/healthz', remoteAddress: '10.0.0.2' });
  await shop.app.inject({ url: '/healthz', remoteAddress: '203.0.113.9', headers: forwarded });
  expect(warnings(shop)).toBe(0);
  await shop.app.inject({ url: '/healthz', remoteAddress: '10.0.0.2', headers: forwarded });
  await shop.app.inject({ url: '/healthz', remoteAddress: '::ffff:127.0.0.1', headers: forwarded });
  expect(warnings(shop)).toBe(1);
});

it.each(['127.0.0.1', '::1', '::ffff:192.168.1.4', '172.20.3.3', 'fd00::2'])('%s is near', async (remoteAddress) => {
  shop = await startTestApp({ plugins: [] });
  await shop.app.inject({ url: '/healthz', remoteAddress, headers: { forwarded: 'for=203.0.113.7' } });
  expect(warnings(shop)).toBe(1);
});

it('a proxy that is named is no news', async () => {
  shop = await startTestApp({ plugins: [], settings: { ...testSettings, trustedProxies: ['10.0.0.2'] } });
  await shop.app.inject({ url: '/healthz', remoteAddress: '10.0.0.2', headers: forwarded });
  expect(warnings(shop)).toBe(0);
});
