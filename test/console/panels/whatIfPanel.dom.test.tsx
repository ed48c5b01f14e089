import { screen, within } from '@testing-library/react';
import { sessionPageAddress } from '../../../src/contract/recordings/supportPages';
import { replayRequested } from '../../../src/support/whatIf/whatIfSlice';
import { openConsole } from '../../support/console/openConsole';
import { sendSession } from '../../support/console/sendSession';
import { plain } from '../../support/plain';
import type { TestServer } from '../../support/server/testServer';
import { startShopServer } from '../../support/storefront/startShopServer';

let server: TestServer;
beforeEach(async () => {
  server = await startShopServer();
});
afterEach(() => server.close());

const LIMITS =
  'Les actions suivantes restent celles de l’enregistrement : ni les appels ni les processus ne sont rejoués.';

test('where an answer can be replaced, and as long as one is, the console says that neither calls nor processes run again', async () => {
  const { session } = await sendSession(server);
  const page = await openConsole(server, sessionPageAddress(session));
  await page.choosePanel('Et si…');
  const panel = within(screen.getByRole('region', { name: 'Et si…' }));
  expect(plain(panel.getByText(/^Choisissez d’abord une réponse/))).toContain('« fulfilled » ou « rejected »');
  await page.moveTo('fulfilled addItem');
  const field = panel.getByRole('textbox', { name: 'Réponse de addItem' });
  const hint = document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '');
  expect(plain(hint)).toBe(LIMITS);
  // Node's FormData does not accept the forms of jsdom: the action is dispatched instead of pressing the button.
  const { part, position } = page.playback();
  await page.perform(
    () => page.store.dispatch(replayRequested(page.vault, { part, position }, '{}')),
    'the answer is replaced',
    () => page.store.getState().whatIf.altered !== null,
  );
  const notice = screen.getByText(/^La réponse de addItem est remplacée/).closest('[role]');
  expect(plain(notice)).toContain('ce que vous voyez n’est pas ce que le client a vu.');
  expect(plain(notice)).toContain(LIMITS);
});
