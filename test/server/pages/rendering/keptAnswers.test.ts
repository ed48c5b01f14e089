import { BUILDER_PATHS } from '../../../../src/contract/site/builderPaths';
import { DEMO_ACCOUNTS, DEMO_USERS } from '../../../../src/demo/accounts';
import { cartReads } from '../../../../src/server/features/cart';
import { editionFor } from '../../../../src/server/pages/editionFor';
import { inProcessCalls } from '../../../../src/server/pages/inProcessCalls';
import { openRenderer } from '../../../../src/server/pages/rendering/openRenderer';
import type { Calls, Renderer } from '../../../../src/server/pages/rendering/Renderer';
import type { Caller } from '../../../../src/server/visitors/caller';
import { categoryAddress } from '../../../../src/contract/pages/pageReference';
import { logIn } from '../../../support/server/calls/loggedIn';
import { cachedDemo, startTestServer, type TestServer } from '../../../support/server/testServer';

let server: TestServer;
let renderer: Renderer;
beforeAll(async () => {
  server = await startTestServer({ plugins: [cartReads] });
  renderer = await openRenderer({ id: 'test', entries: { browser: ['browser.js'] }, chunks: {} });
});
afterAll(() => server.close());

interface Visitor {
  readonly caller: Caller;
  readonly cookie: string | undefined;
}
const guest: Visitor = { caller: { kind: 'guest', guestId: null }, cookie: undefined };

async function customer(name: string): Promise<Visitor> {
  const user = DEMO_USERS.find(({ email }) => email.startsWith(name));
  const account = DEMO_ACCOUNTS.find(({ id }) => id === user?.accountId);
  if (!user || !account) throw new Error(`no ${name}`);
  const { userId, cookie } = await logIn(server.app, user.email);
  return {
    cookie,
    caller: { kind: 'customer', userId, accountId: account.id, buyerGroups: account.buyerGroups, guestId: null },
  };
}

function category() {
  const found = server.app.catalog.state().snapshot.categories.childrenOf(null)[0];
  if (!found) throw new Error('no category');
  return categoryAddress(found.urlName, found.id);
}

/** A page, and the last segments of the paths of its calls. */
async function read({ caller, cookie }: Visitor, isFresh = false, address = category()) {
  const asked: string[] = [];
  const inProcess = inProcessCalls(server.app, { cookie, requestId: 'test' });
  const calls: Calls = (call) => {
    asked.push(call.url.replace(/\?.*/, '').split('/').slice(-1).join());
    return inProcess(call);
  };
  const edition = isFresh ? null : editionFor(server.app, caller);
  const { html } = await renderer.render({ address, edition, now: server.clock.now() }, calls);
  return { html, asked };
}

it('what is the same for everybody is asked for once in an edition; the next page asks what is its visitor’s and what changes', async () => {
  const first = await read(guest);
  const next = await read(guest);
  expect(next.html).toBe(first.html);
  expect(first.asked).toEqual(expect.arrayContaining(['site-info', 'application-context', 'category-menu-items']));
  expect(next.asked.sort()).toEqual(['compact-summary', 'levels', 'product-search', 'session-context']);
});

it('a page made from kept answers is the page that asks for each anew, whatever the others belong to [CTX-13]', async () => {
  const visitors = [guest];
  for (const name of ['boulangerie', 'autres', 'coffee', 'sport', 'hotel']) visitors.push(await customer(name));
  const menus = new Set<string>();
  for (const visitor of [...visitors, ...visitors]) {
    const { html } = await read(visitor);
    expect(html).toBe((await read(visitor, true)).html);
    menus.add(html);
  }
  expect(menus.size).toBe(visitors.length);
});

it('what a call of somebody else answers is kept for nobody, whatever the page’s own visitor is', async () => {
  const baker = await customer('boulangerie');
  const strangers = { caller: guest.caller, cookie: baker.cookie };
  await server.app.catalog.reload();
  await read(strangers);
  expect((await read(guest)).html).toBe((await read(guest, true)).html);
  await server.app.catalog.reload();
  await read({ caller: baker.caller, cookie: undefined });
  expect((await read(baker)).html).toBe((await read(baker, true)).html);
});

it('once a site is published, a setting changed or a catalogue swapped, nothing of the edition before is shown', async () => {
  const { headers } = await logIn(server.app, 'builder@comptoir.example');
  const publish = async () => {
    const { site } = cachedDemo();
    const document = { ...site, ribbon: { ...site.ribbon, text: 'Fermé lundi' } };
    await server.app.inject({ method: 'PUT', url: BUILDER_PATHS.draft, headers, payload: { revision: 1, document } });
    const url = BUILDER_PATHS.publications;
    const { statusCode } = await server.app.inject({ method: 'POST', url, headers, payload: { revision: 2 } });
    expect(statusCode).toBe(201);
  };
  const before = await read(guest);
  await publish();
  const published = await read(guest);
  expect(published.html).not.toBe(before.html);
  expect(published.html).toContain('Fermé lundi');
  await server.app.webstore.change({ shippingCountries: ['FR', 'BE'] });
  const changed = await read(guest);
  expect(changed.html).not.toBe(published.html);
  expect(changed.html).toBe((await read(guest, true)).html);
  await server.app.catalog.reload();
  expect((await read(guest)).asked).toContain('category-menu-items');
});

it('where guests may not browse, they are not shown what was kept for them before', async () => {
  await read(guest);
  await server.app.webstore.change({ guestBrowsingEnabled: false });
  expect((await read(guest)).html).toBe((await read(guest, true)).html);
  await server.app.webstore.change({ guestBrowsingEnabled: true });
});
