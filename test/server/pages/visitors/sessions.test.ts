import path from 'node:path';
import { cartReads } from '../../../../src/server/features/cart';
import { pagesHere } from '../../../support/server/pages/pagesHere';
import { startTestServer, type TestServer } from '../../../support/server/testServer';
import { logIn } from '../../../support/server/calls/loggedIn';

const folder = path.join(__dirname, '../../../../public');
const release = { id: 'test', entries: { browser: ['browser.js'] }, chunks: {} };
const pages = pagesHere({ release, browserFolder: folder, publicFolder: folder });

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ plugins: [cartReads, pages] });
});
afterAll(() => server.close());

const DAY = 24 * 60 * 60_000;
const ADDRESS = '/search?term=beurre';
const read = (cookie?: string) => server.app.inject({ url: ADDRESS, headers: cookie === undefined ? {} : { cookie } });

it('a page for somebody who is logged in is made for them alone, and never kept for others [CTX-13]', async () => {
  const { cookie } = await logIn(server.app);
  const own = await read(cookie);
  const anonymous = await read();
  expect(own.statusCode).toBe(200);
  expect(anonymous.body).not.toBe(own.body);
  await server.app.database.write((db) => db.updateTable('stock_level').set({ on_hand: 0 }).execute());
  // The anonymous page is cached; that of the login is rendered anew, and does not replace it.
  expect((await read(cookie)).body).not.toBe(own.body);
  expect((await read()).body).toBe(anonymous.body);
});

it('a page lets a session in use last, once a day', async () => {
  const { cookie } = await logIn(server.app);
  expect((await read(cookie)).cookies).toEqual([]);
  server.clock.advance(2 * DAY);
  expect((await read(cookie)).cookies).toMatchObject([{ name: 'comptoir_session', maxAge: 2_592_000 }]);
  expect((await read(cookie)).cookies).toEqual([]);
});
