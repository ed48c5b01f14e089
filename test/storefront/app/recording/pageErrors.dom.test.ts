import { act, screen } from '@testing-library/react';
import { verifyJournal } from '../../../../src/journal/replay/verify';
import { runJournalCommand } from '../../../../src/journal/cli';
import { decodeJournal } from '../../../../src/journal/decode';
import { recordLife } from '../../../../src/storefront/app/recording/recordShop';
import { replayedShop } from '../../../../src/storefront/app/recording/replayedShop';
import { loadedPage } from '../../../../src/storefront/app/routing/pageModules';
import { matchRoute } from '../../../../src/storefront/app/routing/matchRoute';
import { locationChanged, locationOf, selectLocation } from '../../../../src/storefront/kernel/location';
import { lazyComponent } from '../../../../src/storefront/kernel/lazy';
import type { Vault } from '../../../../src/storefront/platform/vault';
import { createMarker } from '../../../../src/support/player/outline/actionMarks';
import { errorsIn, openLife } from '../../../support/journal/pageLife';
import { recordingBrowser, supportAgent } from '../../../support/server/calls/recordingCalls';
import { startShopServer } from '../../../support/storefront/startShopServer';
import type { TestServer } from '../../../support/server/testServer';
import { openShop } from '../../../support/storefront/openShop';
import { waitUntil } from '../../../support/waitUntil';

let server: TestServer;
let complaints: jest.SpyInstance;
beforeAll(async () => {
  server = await startShopServer();
});
beforeEach(() => {
  complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => complaints.mockRestore());
afterAll(() => server.close());

/** A page of the shop with the recorder of its page life, whose code is loaded when the test says so. */
async function openRecorded(wanted: string) {
  const page: { vault?: Vault } = {};
  const life = openLife(recordLife, () => page.vault);
  const shop = await openShop(server, wanted, { recorder: life.enhancer });
  page.vault = shop.vault;
  const recordingNow = async () => {
    life.come();
    await act(() => waitUntil('the recorder is there', () => life.text() !== undefined));
    return life.text() ?? '';
  };
  return { ...shop, ...life, recordingNow };
}

it('a script, a promise and a process that fail: each error is in the recording, once, from before the recorder’s code came too [REP-11]', async () => {
  const shop = await openRecorded('/');
  shop.scriptFails(new RangeError('Maximum call stack size exceeded'));
  const early = await shop.recordingNow();
  expect(errorsIn(early)).toEqual([expect.stringMatching(/^script RangeError: Maximum call stack size exceeded/)]);

  const twice = new TypeError('x is not a function');
  act(() => shop.promiseFails(twice));
  shop.scriptFails(twice);
  shop.vault.tokenOf('Marie Dupont');
  let begun = 0;
  const failing = lazyComponent(() =>
    Promise.resolve({
      Component: () => null,
      texts: {},
      *saga() {
        begun += 1;
        if (begun === 1) throw new Error('Marie Dupont is not defined');
      },
    }),
  );
  await act(() => failing.load());
  await act(() => waitUntil('the process has begun again', () => begun === 2));
  const text = await shop.recordingNow();
  expect(errorsIn(text).slice(1)).toEqual([
    expect.stringMatching(/^promise TypeError: x is not a function/),
    expect.stringMatching(/^process Error: … is not defined/),
  ]);
  expect(text).not.toContain('Dupont');
  expect(verifyJournal({ ...replayedShop, text })).toMatchObject({ ok: true, gaps: 0, diverging: 0, problems: [] });
});

it('support sees the error of a page that failed: in the list, on the timeline and among the figures [REP-11]', async () => {
  const shop = await openRecorded('/');
  await shop.recordingNow();
  const home = loadedPage(matchRoute(selectLocation(shop.store.getState())).route);
  if (!home) throw new Error('The home page has no code.');
  const broken = jest.spyOn(home as unknown as { readonly Page: () => null }, 'Page').mockImplementation(() => {
    throw new TypeError("Cannot read properties of undefined (reading 'price')");
  });
  act(() => void shop.store.dispatch(locationChanged(locationOf('/', 'broken'), 'PUSH')));
  expect(screen.getByText('Cette page n’a pas pu s’afficher')).toBeTruthy();
  broken.mockRestore();
  act(() => void shop.store.dispatch(locationChanged(locationOf('/', 'again'), 'PUSH')));
  const browser = recordingBrowser(server.app);
  await browser.open();
  const recorded = await shop.recordingNow();
  const session = /"session":"([^"]+)"/.exec(recorded)?.[1] ?? '';
  const text = recorded.replaceAll(session, browser.session);
  expect(errorsIn(text)).toEqual([
    expect.stringMatching(/^rendering TypeError: Cannot read properties of undefined \(reading 'price'\)/),
  ]);

  const sent = await browser.send(1, 1, text);
  expect([sent.status, sent.reply.body]).toEqual([201, expect.any(String)]);
  const support = await supportAgent(server.app);
  const found = await support.find('?error=PAGE_ERROR');
  expect(found.recordings.map((one) => one.session)).toEqual([browser.session]);
  const { errors } = await support.detail(browser.session);
  const { records } = decodeJournal(text);
  const marker = createMarker();
  const marked = records.flatMap((record) => {
    if (record.k === 'action') return marker.markOf(record, undefined) === 'error' ? [record.n] : [];
    marker.see(record);
    return [];
  });
  expect(errors).toEqual(marked.map((n) => ({ part: 1, action: n, code: 'PAGE_ERROR' })));
  const said: string[] = [];
  await runJournalCommand(['stats', 'session.ndjson'], {
    ...replayedShop,
    write: (line) => said.push(line),
    complain: (line) => said.push(line),
    save: () => Promise.reject(new Error('nothing is saved')),
    read: async () => Buffer.from(text),
  });
  expect(said.join('\n')).toMatch(/error, part 1, before action \d+: rendering TypeError: /);
});
