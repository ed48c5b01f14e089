import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { decodeJournal } from '../../../../src/journal/decode';
import { createReplayStore } from '../../../../src/journal/replay/replayStore';
import { createActionBuffer } from '../../../../src/journal/record/actionBuffer';
import { verifyJournal } from '../../../../src/journal/replay/verify';
import type { MenuItem } from '../../../../src/contract/catalog/menu';
import { LATE_PATHS } from '../../../../src/contract/latePaths';
import { PREVIEW_EDITED } from '../../../../src/contract/site/preview';
import type { SiteDocument } from '../../../../src/contract/site/siteConfiguration';
import { DEMO_PASSWORD } from '../../../../src/demo/accounts';
import { App } from '../../../../src/storefront/app/App';
import { recordPage } from '../../../../src/storefront/app/recording/recordPage';
import { recordedShop } from '../../../../src/storefront/app/recording/recordedShop';
import { replayedShop } from '../../../../src/storefront/app/recording/replayedShop';
import { createVault } from '../../../../src/storefront/platform/vault';
import { cachedDemo, type TestServer } from '../../../support/server/testServer';
import { serverHttp } from '../../../support/server/calls/serverHttp';
import { openShop } from '../../../support/storefront/openShop';
import { startShopServer } from '../../../support/storefront/startShopServer';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());
afterEach(() => jest.restoreAllMocks());

/** A builder's browser. */
async function builder() {
  const browser = serverHttp(server);
  const body = JSON.stringify({ username: 'builder@comptoir.example', password: DEMO_PASSWORD });
  const headers = { 'content-type': 'application/json' };
  await browser({ method: 'POST', url: LATE_PATHS.login, headers, body, signal: new AbortController().signal });
  return browser;
}

/** The builder's window around the page: the messages that it gets, and `say` to send one. */
function frameAround() {
  const messages: unknown[] = [];
  const around = { postMessage: (message: unknown, origin: string) => void messages.push([message, origin]) };
  jest.spyOn(window, 'parent', 'get').mockReturnValue(around as unknown as Window);
  const own: { readonly origin: string; readonly source: object } = { origin: window.location.origin, source: around };
  const say = (data: unknown, from: Partial<typeof own> = {}) => {
    const { origin, source } = { ...own, ...from };
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: source });
    act(() => void window.dispatchEvent(event));
  };
  return { messages, say };
}

const item = (label: string): MenuItem => ({
  actionType: 'InternalLink',
  actionValue: '/search?term=beurre',
  imageUrl: null,
  label,
  target: 'CurrentWindow',
  subMenu: [],
  pageReference: null,
});
const site = (): SiteDocument => cachedDemo().site;
const edited = (change: Partial<SiteDocument>, variant: unknown = null) => ({
  type: PREVIEW_EDITED,
  document: { ...site(), ...change },
  variant,
});
const withMenu = (label: string): Partial<SiteDocument> => ({
  menus: { ...site().menus, Default_Navigation1: [item(label)], Menu_H_tellerie: [item(`${label} des hôtels`)] },
});
function inBar(label: string) {
  const bar = document.getElementById('menu');
  return bar ? within(bar).queryByText(label, { selector: 'span' }) : null;
}
const previewBar = () => screen.getByRole('complementary', { name: 'Aperçu' });

it('a preview asks for drafts past every cache, stays one from page to page, and leads out [CTX-07] [NAV-26]', async () => {
  const { calls, user, store, address } = await openShop(server, '/?preview=Draft', {
    browser: await builder(),
    preview: true,
  });
  const published = () => calls.filter((call) => /menu-items|\/site\/configuration/.test(call));
  await waitFor(() => expect(published()).toHaveLength(6));
  for (const call of published()) {
    const { searchParams } = new URL(call.split(' ')[1] ?? '', 'https://site.invalid');
    expect(searchParams.get('publishStatus')).toBe('Draft');
    expect(searchParams.get('timestamp')).toBe(String(server.clock.now()));
  }
  expect(within(previewBar()).getByText('Aperçu du brouillon')).toBeTruthy();
  const leave = () => within(previewBar()).getByRole('link', { name: 'Quitter l’aperçu' }).getAttribute('href');
  expect(leave()).toBe('/');
  const before = published().length;
  await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Mon panier' }));
  await waitFor(() => expect(address()).toBe('/cart'));
  expect([leave(), window.location.search, store.getState().late.preview?.publishStatus]).toEqual([
    '/cart',
    '?preview=Draft',
    'Draft',
  ]);
  await waitFor(() => expect(published().length).toBeGreaterThan(before + 2));
});

it('shows what the builder around it edits, the footer’s columns too, and nothing that breaks a rule or comes from anybody else; a replay shows the same', async () => {
  const { messages, say } = frameAround();
  const buffer = createActionBuffer(() => 0);
  const { store } = await openShop(server, '/', { browser: await builder(), preview: true, recorder: buffer.enhancer });
  const environment = { locale: 'fr-FR', timeZone: 'Europe/Paris', viewport: { width: 1, height: 1 }, clock: 0 };
  const recorder = recordPage(
    { session: 's', part: 1, release: 'r', endpoints: [], environment },
    buffer,
    recordedShop,
  );
  expect(messages).toEqual([[{ type: 'comptoir/previewReady' }, window.location.origin]]);

  say(edited(withMenu('Tentative')), { origin: 'https://ailleurs.example' });
  say(edited(withMenu('Tentative')), { source: window });
  say(edited({ ...withMenu('Tentative'), ribbon: { ...site().ribbon, hexcolor: 'red;}' } }));
  say(edited(withMenu('Tentative'), 'nobody'));
  say({ ...edited(withMenu('Tentative')), type: 'comptoir/else' });
  expect(store.getState().late.preview).toEqual({ publishStatus: 'Draft', variant: null, document: null });

  say(edited(withMenu('Nos beurres')));
  await waitFor(() => expect(inBar('Nos beurres')).toBeTruthy());
  expect(within(previewBar()).getByText(/modifications non enregistrées comprises/)).toBeTruthy();
  expect(within(previewBar()).queryByRole('link')).toBeNull();
  say(edited(withMenu('Nos crèmes'), 'hotel'));
  await waitFor(() => expect(inBar('Nos crèmes des hôtels')).toBeTruthy());
  expect(inBar('Nos beurres')).toBeNull();
  const { menus, footer } = site();
  const column = { ...item('Notre maison'), subMenu: [item('Notre charte')] };
  const inColumns = { menus: { ...menus, Colonnes: [column] }, footer: { ...footer, checkoutColumnsMenu: 'Colonnes' } };
  say(edited(inColumns));
  const foot = within(screen.getByRole('contentinfo'));
  await waitFor(() => expect(foot.getByText('Notre maison')).toBeTruthy());
  expect(foot.getByText('Notre charte')).toBeTruthy();
  say(edited(withMenu('Nos crèmes'), 'hotel'));
  // An invalid site is not shown: the last valid one stays.
  say(edited({ menus: { Default_Navigation1: [{ ...item('x'), actionValue: 'javascript:alert(1)' }] } }));
  expect(inBar('Nos crèmes des hôtels')).toBeTruthy();

  recorder.flush();
  const text = recorder.text();
  expect(verifyJournal({ ...replayedShop, text })).toMatchObject({ diverging: 0, problems: [], gaps: 0 });
  cleanup();
  const replay = createReplayStore({ ...replayedShop, records: decodeJournal(text).records });
  replay.seek(replay.length);
  render(<App store={replay} vault={createVault()} />);
  expect(inBar('Nos crèmes des hôtels')).toBeTruthy();
  expect(messages).toHaveLength(1);
});
