import { randomUUID } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import { sessionPageAddress, SUPPORT_PAGES } from '../../../src/contract/recordings/supportPages';
import { supportPathTo } from '../../../src/contract/recordings/supportPaths';
import { positionAtTime } from '../../../src/support/moments/positionOf';
import { outlinedAction, outlinedPart } from '../../support/console/outlined';
import { openConsole } from '../../support/console/openConsole';
import { sendSession } from '../../support/console/sendSession';
import { plain } from '../../support/plain';
import {
  failed,
  header,
  linesOf,
  recordingBrowser,
  snapshot,
  supportAgent,
} from '../../support/server/calls/recordingCalls';
import type { TestServer } from '../../support/server/testServer';
import { startShopServer } from '../../support/storefront/startShopServer';

let server: TestServer;
let session = '';
/** The recording of another tab in the browser of `session`. */
let beside = '';
/** A session of somebody else, with one tab. */
let alone = '';
beforeAll(async () => {
  server = await startShopServer();
  const { browser } = await sendSession(server);
  ({ session } = browser);
  const { startedAt } = await (await supportAgent(server.app)).detail(session);
  const other = recordingBrowser(server.app, { cookie: browser.headers()['cookie'] ?? '' });
  await other.open();
  const lines = linesOf(
    header(other.session, 1, Date.parse(startedAt) + 60_000),
    snapshot(),
    failed(0, randomUUID(), 'CARD_DECLINED'),
  );
  expect((await other.send(1, 1, lines)).status).toBe(201);
  beside = other.session;
  alone = (await sendSession(server)).session;
});
afterAll(() => server.close());

test('a session of two tabs is one row of the list, which says of the other tab when it was and what happened, and leads to its last error [REP-04] [REP-11]', async () => {
  await openConsole(server, SUPPORT_PAGES.sessions);
  const table = await screen.findByRole('table', { name: 'Sessions trouvées' });
  const heads = within(table).getAllByRole('rowheader');
  expect(heads).toHaveLength(2);
  const head = heads.find((one) => within(one).getByRole('link').getAttribute('href')?.includes(session));
  const tabs = within(head?.closest('tr') ?? document.body).getByRole('list', { name: 'Autres onglets de la session' });
  expect(plain(within(tabs).getByRole('listitem'))).toMatch(
    /^le 3 mars 2025 à .+ – le 3 mars 2025 à .+CARD_DECLINED 0 page, 1 erreur$/,
  );
  expect(within(tabs).getByRole('link').getAttribute('href')).toBe(sessionPageAddress(beside, { part: 1, action: 0 }));
  expect(within(table).getAllByRole('list', { name: 'Autres onglets de la session' })).toHaveLength(1);
});

test('a session shows all of its tabs on one axis of time, in order, and each leads to its page at the moment that is shown [REP-04] [REP-05]', async () => {
  const page = await openConsole(server, sessionPageAddress(session));
  const tabs = () => within(screen.getByRole('navigation', { name: 'Onglets de la session' })).getAllByRole('link');
  await screen.findByRole('navigation', { name: 'Onglets de la session' });
  expect(tabs().map((tab) => [tab.textContent, tab.getAttribute('aria-current')])).toEqual([
    ['Onglet 1', 'page'],
    ['Onglet 2', null],
  ]);
  await page.moveTo('rejected addItem', 2);
  const [outline] = page.player.outlines();
  const { position } = page.playback();
  const time = (outline?.startedAt ?? 0) + (outline?.actions[position - 1]?.at ?? 0);
  expect(tabs().map((tab) => tab.getAttribute('href'))).toEqual([
    sessionPageAddress(session, { at: time }),
    sessionPageAddress(beside, { at: time }),
  ]);
  const address = sessionPageAddress(session, { at: time });
  page.close();

  // From the other tab, the link to this one leads back to the same time.
  const opened = await openConsole(server, address);
  expect(opened.playback()).toMatchObject({ ...positionAtTime(opened.player.outlines(), time) });
  const shown = outline?.actions[opened.playback().position - 1]?.at;
  expect((outline?.startedAt ?? 0) + (shown ?? 0)).toBe(time);
});

test('the facts of a session name its other tabs and have the signed file of each, and erasing it says that they stay; those of a session with one tab say that it has no other [REP-04] [REP-13]', async () => {
  const openAbout = async (own: string) => {
    const page = await openConsole(server, sessionPageAddress(own));
    await page.user.click(screen.getByRole('button', { name: 'Fiche de la session' }));
    await screen.findByRole('heading', { name: 'Autres onglets de la session' });
    await page.user.click(screen.getByRole('button', { name: 'Effacer la session…' }));
    const stays = plain(screen.getByRole('dialog', { name: /^Effacer cette session/ })).includes(
      'Les autres onglets de la session restent',
    );
    await page.user.click(screen.getByRole('button', { name: 'Garder la session' }));
    const facts = plain((await screen.findByRole('heading', { name: 'Autres onglets de la session' })).parentElement);
    const files = screen
      .getAllByRole('link', { name: /fichier signé/i })
      .map((link) => [plain(link), link.getAttribute('href'), link.hasAttribute('download')]);
    const hasTabs = screen.queryByRole('navigation', { name: 'Onglets de la session', hidden: true }) !== null;
    page.close();
    return { facts, files, stays, hasTabs };
  };
  expect(await openAbout(session)).toEqual({
    facts: expect.stringContaining('CARD_DECLINED') as string,
    files: [
      ['Télécharger le fichier signé', supportPathTo('file', { session }), true],
      [
        expect.stringMatching(/^Fichier signé de l’onglet ouvert le 3 mars 2025 à /),
        supportPathTo('file', { session: beside }),
        true,
      ],
    ],
    stays: true,
    hasTabs: true,
  });
  expect(await openAbout(alone)).toEqual({
    facts: expect.stringContaining('Aucun autre onglet enregistré pendant cette session.') as string,
    files: [['Télécharger le fichier signé', supportPathTo('file', { session: alone }), true]],
    stays: false,
    hasTabs: false,
  });
});

test('a time leads to the last state up to then, in whichever part, and before the beginning to the first one', () => {
  const at = (...times: readonly number[]) => times.map((time) => outlinedAction({ at: time }));
  const outlines = [
    { ...outlinedPart(at(0, 10, 10, 50)), startedAt: 1_000 },
    { ...outlinedPart(at(5)), number: 2, startedAt: 2_000 },
  ];
  const positionsAt = (...times: readonly number[]) =>
    times.map((time) => {
      const { part, position } = positionAtTime(outlines, time) ?? {};
      return [part, position];
    });
  expect(positionsAt(0, 1_000, 1_010, 1_049, 1_999)).toEqual([
    [0, 0],
    [0, 1],
    [0, 3],
    [0, 3],
    [0, 4],
  ]);
  expect(positionsAt(2_000, 2_005, 9_000)).toEqual([
    [1, 0],
    [1, 1],
    [1, 1],
  ]);
  expect(positionAtTime([], 5)).toBeUndefined();
});
