import path from 'node:path';
import { addressRoutes } from '../../../../src/server/features/addresses';
import { cartReads } from '../../../../src/server/features/cart';
import { orderRoutes } from '../../../../src/server/features/orders';
import { DEFAULT_SITE } from '../../../../src/contract/site/defaultSite';
import { pagesHere } from '../../../support/server/pages/pagesHere';
import { cachedDemo, startTestServer, type TestServer } from '../../../support/server/testServer';
import { logIn } from '../../../support/server/calls/loggedIn';

const folder = path.join(__dirname, '../../../../public');
const release = { id: 'test', entries: { browser: ['browser.js'] }, chunks: {} };
const pages = pagesHere({ release, browserFolder: folder, publicFolder: folder });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ plugins: [cartReads, addressRoutes, orderRoutes, pages] });
});
afterAll(() => server.close());

const read = (url: string, cookie?: string) =>
  server.app.inject({ url, headers: cookie === undefined ? {} : { cookie } });
const addresses = ['/account', '/account/orders', '/account/orders?page=o10', '/account/addresses/new'];

it.each(addresses)('%s sends who is not logged in to the login, which leads back', async (address) => {
  for (const cookie of [undefined, 'comptoir_session=no-session-of-ours']) {
    const answer = await read(address, cookie);
    expect([answer.statusCode, answer.headers.location, answer.body]).toEqual([
      303,
      `/login?startUrl=${encodeURIComponent(address)}`,
      '',
    ]);
  }
});

it('a customer reads the account’s pages as the server has rendered them, made for them alone', async () => {
  const { cookie } = await logIn(server.app);
  const titles = { '/account': 'Mon compte', '/account/orders': 'Mes commandes', '/account/addresses': 'Mes adresses' };
  for (const [address, title] of Object.entries(titles)) {
    const page = await read(address, cookie);
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    expect(page.body).toContain(`${title}</h1>`);
    expect(page.body).toContain('noindex');
  }
  const { body } = await read('/account/addresses', cookie);
  expect(body).toContain('Camille');
  expect((await read('/account/orders?page=nothing', cookie)).statusCode).toBe(404);
  expect((await read('/account/nothing', cookie)).statusCode).toBe(404);
});

it('the first paint has the bar and the menu of the customer’s own variant, and their profile menu with the way out last; a guest has the default one [HDR-13] [HDR-14] [PRF-06] [PRF-08]', async () => {
  const barOf = (html: string) => /--header-bar:\s*(#[0-9a-f]{6})/.exec(html)?.[1];
  const menuOf = (html: string) => {
    const nav = /<nav[^>]*id="menu".*?<\/nav>/s.exec(html)?.[0] ?? '';
    const row = nav.replace(/<noscript>.*?<\/noscript>/gs, '');
    return [...row.matchAll(/<span>([^<]*)<\/span>/g)].map(([, label]) => label);
  };
  const guest = (await read('/')).body;
  const bars: unknown[] = [barOf(guest)];
  const menus: unknown[] = [menuOf(guest)];
  for (const login of ['boulangerie', 'autres', 'coffee', 'sport', 'keepcool', 'hotel', 'support']) {
    const { cookie } = await logIn(server.app, `${login}@comptoir.example`);
    const { body } = await read('/', cookie);
    bars.push(barOf(body));
    menus.push(menuOf(body));
    const menu = /<details.*?<\/details>/s.exec(body)?.[0] ?? '';
    expect(menu).toMatch(/Mon compte.*Mes commandes.*Aide et contact.*Se déconnecter/s);
    // Of these logins only the hotels' can act for other accounts.
    expect([login, menu.includes('Changer d’établissement')]).toEqual([login, login === 'hotel']);
    expect(menu.lastIndexOf('<li')).toBeLessThan(menu.indexOf('Se déconnecter'));
  }
  const { bakery, others, coffee, gym, gymBrand, hotel, default: usual } = DEFAULT_SITE.variants;
  const expected = [usual, bakery, others, coffee, gym, gymBrand, hotel, usual];
  expect(bars).toEqual(expected.map(({ barColor }) => barColor));
  const labelsOf = (name: string) => (cachedDemo().site.menus[name] ?? []).map(({ label }) => label);
  expect(menus).toEqual(
    expected.map(({ navigationMenuEditor }) => ['Tous les produits', ...labelsOf(navigationMenuEditor)]),
  );
  expect(new Set(menus.slice(0, -1).map(String)).size).toBe(7);
});
