import { decodeJournal } from '../../../src/journal/decode';
import { verifyJournal } from '../../../src/journal/replay/verify';
import { recordLife } from '../../../src/builder/recording/recordBuilder';
import { replayedApplications } from '../../../src/builder/recording/replayedApplications';
import type { Vault } from '../../../src/storefront/platform/vault';
import { openBuilder } from '../../support/builder/openBuilder';
import { errorsIn, openLife } from '../../support/journal/pageLife';
import { recordingBrowser, supportAgent } from '../../support/server/calls/recordingCalls';
import { startShopServer } from '../../support/storefront/startShopServer';
import type { TestServer } from '../../support/server/testServer';
import { waitUntil } from '../../support/waitUntil';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

it('errors of the builder’s page are recorded as the shop’s are: scripts, promises and processes, once each, from before the recorder’s code came too, without what is personal; support finds the session by them [REP-11]', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const page: { vault?: Vault } = {};
  const life = openLife(recordLife, () => page.vault);
  const { store, vault } = await openBuilder(server, { recorder: life.enhancer });
  page.vault = vault;
  life.scriptFails(new RangeError('Maximum call stack size exceeded'));
  life.come();
  await waitUntil('the recorder is there', () => life.text() !== undefined);
  expect(errorsIn(life.text() ?? '')).toEqual([
    expect.stringMatching(/^script RangeError: Maximum call stack size exceeded/),
  ]);

  const twice = new TypeError('x is not a function');
  life.promiseFails(twice);
  life.scriptFails(twice);
  vault.tokenOf('Marie Dupont');
  const failing = store.runSaga(function* () {
    throw new Error('Marie Dupont is not defined');
  });
  await expect(failing.toPromise()).rejects.toThrow('is not defined');
  const recorded = life.text() ?? '';
  expect(errorsIn(recorded).slice(1)).toEqual([
    expect.stringMatching(/^promise TypeError: x is not a function/),
    expect.stringMatching(/^process Error: … is not defined/),
  ]);
  expect(recorded).not.toContain('Dupont');
  expect(decodeJournal(recorded).records[0]).toMatchObject({ k: 'header', application: 'builder' });
  expect(verifyJournal({ ...replayedApplications, text: recorded })).toMatchObject({ ok: true, gaps: 0, diverging: 0 });

  const browser = recordingBrowser(server.app);
  await browser.open();
  const session = /"session":"([^"]+)"/.exec(recorded)?.[1] ?? '';
  const sent = await browser.send(1, 1, recorded.replaceAll(session, browser.session));
  expect([sent.status, sent.reply.body]).toEqual([201, expect.any(String)]);
  const support = await supportAgent(server.app);
  const found = await support.find('?error=PAGE_ERROR');
  expect(found.recordings.map((one) => one.session)).toEqual([browser.session]);
  complaints.mockRestore();
});
