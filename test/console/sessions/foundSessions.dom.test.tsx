import { screen, waitFor, within } from '@testing-library/react';
import { SUPPORT_PAGES } from '../../../src/contract/recordings/supportPages';
import { RECORDINGS_PAGE_SIZE } from '../../../src/contract/recordings/support';
import { openConsole } from '../../support/console/openConsole';
import { plain } from '../../support/plain';
import { noted, openRecorded } from '../../support/server/calls/recordingCalls';
import type { TestServer } from '../../support/server/testServer';
import { startShopServer } from '../../support/storefront/startShopServer';

let server: TestServer;
const sessions: string[] = [];
beforeAll(async () => {
  server = await startShopServer();
  for (let count = 0; count <= RECORDINGS_PAGE_SIZE; count += 1)
    sessions.push((await openRecorded(server.app, {}, noted(0))).session);
});
afterAll(() => server.close());

const isList = (url: string): boolean => /\/support\/recordings(?:\?|$)/.test(url);
const addresses = () =>
  screen.getAllByRole('rowheader').map((head) => within(head).getByRole('link').getAttribute('href') ?? '');

test('a long list of sessions goes on below on demand, each session once', async () => {
  const { user } = await openConsole(server, SUPPORT_PAGES.sessions);
  const more = await screen.findByRole('button', { name: 'Afficher les sessions suivantes' });
  const first = addresses();
  expect(first).toHaveLength(RECORDINGS_PAGE_SIZE);
  await user.click(more);
  await waitFor(() => expect(addresses()).toHaveLength(sessions.length));
  expect(addresses().slice(0, first.length)).toEqual(first);
  expect(sessions.filter((session) => addresses().some((address) => address.includes(session)))).toEqual(sessions);
  expect(new Set(addresses()).size).toBe(sessions.length);
  expect(screen.queryByRole('button', { name: 'Afficher les sessions suivantes' })).toBeNull();
});

test.each([
  ['offline', 'Le serveur ne répond pas.', false],
  [{ status: 401 }, 'Votre connexion est terminée.', true],
  [{ status: 403 }, 'Le compte connecté n’est pas celui de l’assistance.', true],
  [{ status: 429 }, 'Trop de demandes à la fois.', false],
  [{ status: 503 }, 'Le serveur a un problème passager.', false],
] as const)(
  'a list that cannot be read (%j) says why and what to do, and is read again when that is wanted',
  async (outcome, why, needsLogin) => {
    let isBroken = true;
    const { user } = await openConsole(server, SUPPORT_PAGES.sessions, {
      fault: ({ url }) => (isBroken && isList(url) ? outcome : undefined),
    });
    const alert = await screen.findByRole('alert');
    expect(plain(alert)).toContain('Les sessions n’ont pas pu être lues');
    expect(plain(alert)).toContain(why);
    const login = within(alert).queryByRole('link', { name: 'Se connecter (nouvelle fenêtre)' });
    expect([login !== null, login?.getAttribute('target') ?? '_blank']).toEqual([needsLogin, '_blank']);
    isBroken = false;
    await user.click(within(alert).getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('table', { name: 'Sessions trouvées' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
