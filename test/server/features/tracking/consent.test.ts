import { consentRoutes } from '../../../../src/server/features/tracking';
import { startTestApp, testSettings, type TestApp } from '../../../support/server/testApp';

const YEAR = 31_536_000;
let shops: TestApp[] = [];
afterEach(async () => {
  for (const shop of shops) await shop.close();
  shops = [];
});
async function start(settings: Partial<typeof testSettings> = {}): Promise<TestApp> {
  const shop = await startTestApp({ plugins: [consentRoutes], settings: { ...testSettings, ...settings } });
  shops.push(shop);
  return shop;
}
const answer = async ({ app }: TestApp, form: Readonly<Record<string, string>>, site = 'same-origin') =>
  app.inject({
    method: 'POST',
    url: '/consents',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
    payload: new URLSearchParams(form).toString(),
  });

it.each([
  ['nothing', 'v1'],
  ['all', 'v1.preferences.statistics.marketing'],
])('a form that allows %s leaves its cookie for a year and goes back to its page [TRK-02]', async (allowed, value) => {
  const app = await start();
  const reply = await answer(app, { allowed, startUrl: '/search?term=lait' });
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/search?term=lait']);
  // Scripts may read it, because it identifies nobody.
  expect(reply.cookies).toEqual([{ name: 'comptoir_consent', value, maxAge: YEAR, path: '/', sameSite: 'Lax' }]);
});

it('leads to no other site, and keeps no choice that is none', async () => {
  const app = await start();
  const away = await answer(app, { allowed: 'all', startUrl: 'https://elsewhere.example/' });
  expect(away.headers.location).toBe('/');
  const wrong = await answer(app, { allowed: 'statistics', startUrl: '/cart' });
  expect([wrong.statusCode, wrong.cookies]).toEqual([303, []]);
  const foreign = await answer(app, { allowed: 'all' }, 'cross-site');
  expect([foreign.statusCode, foreign.cookies]).toEqual([403, []]);
});

it('keeps the choice to encrypted connections where the shop is public', async () => {
  const app = await start({ publicOrigin: 'https://comptoir.example' });
  const reply = await answer(app, { allowed: 'nothing' });
  expect(reply.cookies[0]).toMatchObject({ secure: true });
});
