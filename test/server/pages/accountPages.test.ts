import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { addressRoutes } from '../../../src/server/features/addresses';
import { cartReads } from '../../../src/server/features/cart';
import { orderRoutes } from '../../../src/server/features/orders';
import { servePages } from '../../../src/server/pages/pagesPlugin';
import { startTestServer, type TestServer } from '../../support/server';
import { logIn } from '../../support/server/loggedIn';

// Every page's code is loaded before the first one is shown.
jest.setTimeout(60_000);

const folder = path.join(__dirname, '../../../public');
const release = { id: 'test', entries: { browser: ['browser.js'] }, chunks: {} };
const pages = (app: FastifyInstance) => servePages(app, { release, browserFolder: folder, publicFolder: folder });

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
