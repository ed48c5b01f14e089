/* What the console says when a session cannot be followed any further: the shop's code, or the server, refuses it. */
import { screen, within } from '@testing-library/react';
import { sessionPageAddress } from '../../../src/contract/recordings/supportPages';
import { openConsole } from '../../support/console/openConsole';
import { sendSession } from '../../support/console/sendSession';
import { plain } from '../../support/plain';
import { fillNotes } from '../../support/server/calls/fillNotes';
import { recordingBrowser, supportAgent } from '../../support/server/calls/recordingCalls';
import type { TestServer } from '../../support/server/testServer';
import { startShopServer } from '../../support/storefront/startShopServer';

let server: TestServer;
let sent: Awaited<ReturnType<typeof sendSession>>;
beforeEach(async () => {
  server = await startShopServer();
  sent = await sendSession(server);
});
afterEach(() => server.close());

/** Sends the session again, with another last action, at which a reducer throws. Returns the id of the copy. */
async function sendUnreducible(): Promise<string> {
  const browser = recordingBrowser(server.app);
  await browser.open();
  const lines = sent.text.trimEnd().replaceAll(sent.session, browser.session).split('\n');
  const at = lines.findLastIndex((line) => line.startsWith('{"k":"action"'));
  const thrower = '"a":{"type":"api/queries/queryResultPatched","payload":null}';
  lines[at] = lines[at]?.replace(/"a":\{.*\}(?=\}$|,"[sx]":)/, thrower) ?? '';
  expect(lines[at]).toContain(thrower);
  const { status, reply } = await browser.send(1, 1, `${lines.join('\n')}\n`);
  if (status !== 201) throw new Error(`The recording was refused: ${reply.body}`);
  return browser.session;
}

test('at an action at which a reducer of the shop throws, the page stays where it was and the console says why, until it is moved elsewhere [REP-06]', async () => {
  const page = await openConsole(server, sessionPageAddress(await sendUnreducible()));
  const last = Number(screen.getByRole<HTMLInputElement>('slider', { name: 'Position' }).max);
  expect(plain(screen.getAllByRole('status')[0])).toMatch(/^\D*1 état diffère|^L’enregistrement a un défaut/);
  const seek = (position: number, until: string, isSo: () => boolean) =>
    page.perform(
      () => page.store.dispatch({ type: 'playback/seekRequested', payload: { part: 0, position } }),
      until,
      isSo,
    );
  await seek(last - 1, 'the state before it is shown', () => page.playback().position === last - 1);
  expect(screen.queryByText('Le code de cette version s’arrête sur une action', { exact: false })).toBeNull();
  await seek(last, 'the player has stopped', () => page.playback().stopped !== null);
  const alert = screen.getByRole('alert');
  expect(plain(alert)).toContain('Le code de cette version s’arrête sur une action');
  expect(plain(alert)).toContain(page.playback().stopped);
  expect(page.playback().position).toBe(last - 1);
  expect(page.player.parts()[0]?.store.position()).toBe(last - 1);
  await seek(2, 'an earlier state is shown', () => page.playback().position === 2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a session that somebody has erased is said to be erased: where it is opened, where a note is written, and where it is to be erased again [REP-13]', async () => {
  const page = await openConsole(server, sessionPageAddress(sent.session));
  await page.choosePanel('Notes');
  const panel = within(screen.getByRole('region', { name: 'Notes' }));
  await page.moveTo('fulfilled addItem');
  await page.user.click(screen.getByRole('button', { name: 'Fiche de la session' }));
  await screen.findByRole('button', { name: 'Effacer la session…' });
  await page.user.click(screen.getByRole('button', { name: 'Fermer' }));
  const support = await supportAgent(server.app);
  expect((await support.ask('recording', { session: sent.session }, { method: 'DELETE' })).statusCode).toBe(204);

  await page.user.type(panel.getByRole('textbox', { name: 'Nouvelle note' }), 'Trop tard');
  await page.user.click(panel.getByRole('button', { name: 'Noter' }));
  expect(plain(await panel.findByRole('alert'))).toContain('Cette session a été effacée.');

  await page.user.click(screen.getByRole('button', { name: 'Fiche de la session' }));
  await page.user.click(screen.getByRole('button', { name: 'Effacer la session…' }));
  await page.user.click(screen.getByRole('button', { name: 'Effacer' }));
  expect(await screen.findByRole('heading', { name: 'La session est effacée' })).toBeTruthy();
  page.close();

  const again = await openConsole(server, sessionPageAddress(sent.session));
  expect(again.playback().failure).toEqual({ status: 410 });
  expect(plain(screen.getByRole('alert'))).toContain('Cette session a été effacée.');
  expect(screen.queryByRole('button', { name: 'Fiche de la session' })).toBeNull();
});

test('a session with as many notes as possible takes no further one, and the console says so and keeps the text [REP-11]', async () => {
  const support = await supportAgent(server.app);
  const payload = { part: 1, action: 1, text: 'Une parmi beaucoup' };
  const { session } = sent;
  expect((await support.ask('notes', { session }, { method: 'POST', payload })).statusCode).toBe(201);
  await fillNotes(server.app, session);
  const page = await openConsole(server, sessionPageAddress(session));
  await page.choosePanel('Notes');
  const panel = within(screen.getByRole('region', { name: 'Notes' }));
  await page.moveTo('fulfilled addItem');
  const field = panel.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nouvelle note' });
  const write = async (text: string) => {
    await page.user.type(field, text);
    await page.user.click(panel.getByRole('button', { name: 'Noter' }));
  };
  await write('La dernière');
  await panel.findByText('La note est enregistrée.');
  await write('Une de trop');
  expect(plain(await panel.findByRole('alert'))).toContain('Cette session a déjà autant de notes qu’il est possible.');
  expect(field.value).toBe('Une de trop');
  expect((await support.detail(session)).notes).toHaveLength(500);
});
