import { screen, within } from '@testing-library/react';
import { SUPPORT_PAGES } from '../../src/contract/recordings/supportPages';
import { openConsole } from '../support/console/openConsole';
import { sendSession } from '../support/console/sendSession';
import { plain } from '../support/plain';
import type { TestServer } from '../support/server/testServer';
import { startShopServer } from '../support/storefront/startShopServer';

let server: TestServer;
let session = '';
beforeAll(async () => {
  server = await startShopServer();
  ({ session } = await sendSession(server));
});
afterAll(() => server.close());

async function openSearch(options: Parameters<typeof openConsole>[2] = {}) {
  const page = await openConsole(server, SUPPORT_PAGES.sessions, options);
  const form = within(await screen.findByRole('search', { name: 'Retrouver un appel' }));
  await screen.findByRole('table', { name: 'Sessions trouvées' });
  const field = form.getByRole('textbox', { name: 'Identifiant de la requête' });
  const seek = async (text: string) => {
    await page.user.clear(field);
    await page.user.click(field);
    await page.user.paste(text);
    await page.user.keyboard('{Enter}');
  };
  return { ...page, field, seek };
}

/** The one line of the server's log about the refused addition to the cart. */
function refusedLine() {
  const lines = server.log.filter((line) => line.includes('/cart-items"') && line.includes('"status":400'));
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

test('a line of the server’s log leads back to the exact moment of its call in a recording, where the same line is shown [REP-15]', async () => {
  const page = await openSearch();
  const line = refusedLine();
  await page.seek(`${line}\n`);
  const link = await screen.findByRole('link', { name: 'addItem' });
  const row = link.closest('tr');
  expect(plain(row)).toContain('400');
  expect(plain(row)).toContain(session);
  // The request id alone finds the same call.
  const { requestId } = JSON.parse(line) as { readonly requestId: string };
  await page.seek(` ${requestId} `);
  expect((await screen.findByRole('link', { name: 'addItem' })).getAttribute('href')).toBe(link.getAttribute('href'));

  const opened = await openConsole(server, link.getAttribute('href') ?? '');
  await opened.user.click(screen.getByRole('radio', { name: 'Appel' }));
  const panel = within(screen.getByRole('region', { name: 'Appel' }));
  const lines = await panel.findByRole('list', { name: 'Journal du serveur' });
  expect(plain(lines)).toContain(requestId);
  const { part, position } = opened.playback();
  expect(opened.player.outlines()[part]?.actions[position - 1]?.type).toBe('api/executeMutation/rejected');
});

test('a number that is none is said to be so without a call, and one that no recording has leads nowhere', async () => {
  const page = await openSearch();
  const asked = () => page.calls.filter(({ call }) => call.includes('/support/calls/')).length;
  await page.seek('nothing!');
  expect(page.field.getAttribute('aria-invalid')).toBe('true');
  expect(asked()).toBe(0);
  await page.seek('a-call-of-nobody');
  expect(page.field.getAttribute('aria-invalid')).toBeNull();
  expect(await screen.findByText('Aucune session ne contient cet appel')).toBeTruthy();
  expect(asked()).toBe(1);
});

test('a search that fails keeps what was typed and is repeated when that is wanted', async () => {
  let isBroken = true;
  const page = await openSearch({ fault: ({ url }) => (isBroken && url.includes('/calls/') ? 'offline' : undefined) });
  await page.seek(refusedLine());
  const alert = await screen.findByRole('alert');
  expect(plain(alert)).toContain('L’appel n’a pas pu être cherché');
  isBroken = false;
  await page.user.click(within(alert).getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('link', { name: 'addItem' })).toBeTruthy();
});
