import { screen, within } from '@testing-library/react';
import { sessionPageAddress } from '../../src/contract/recordings/supportPages';
import { loadAllLazy } from '../../src/storefront/kernel/lazy';
import type { HttpRequest } from '../../src/storefront/platform/http';
import { openConsole } from '../support/console/openConsole';
import { sendSession } from '../support/console/sendSession';
import { plain } from '../support/plain';
import { supportAgent } from '../support/server/calls/recordingCalls';
import type { TestServer } from '../support/server/testServer';
import { startShopServer } from '../support/storefront/startShopServer';

// Which late code is loaded decides which actions a session has: here all of it is loaded.
beforeAll(loadAllLazy);

let server: TestServer;
let session = '';
beforeEach(async () => {
  server = await startShopServer();
  ({ session } = await sendSession(server));
});
afterEach(() => server.close());

async function openNotes(options: Parameters<typeof openConsole>[2] = {}, address = sessionPageAddress(session)) {
  const page = await openConsole(server, address, options);
  await page.choosePanel('Notes');
  const panel = within(screen.getByRole('region', { name: 'Notes' }));
  const field = () => panel.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nouvelle note' });
  return {
    ...page,
    panel,
    field,
    add: async (text: string) => {
      if (text !== '') await page.user.type(field(), text);
      await page.user.click(panel.getByRole('button', { name: 'Noter' }));
    },
    notes: async () => {
      const list = await panel.findByRole('list', { name: 'Notes de la session' });
      return within(list)
        .getAllByRole('listitem')
        .map((note) => plain(note));
    },
    noteCalls: () => page.calls.filter(({ call }) => call.startsWith('POST ')),
  };
}
const isNote = ({ method, url }: HttpRequest) => method === 'POST' && url.endsWith('/notes');

test('notes are written at moments, stand in their order with who wrote them and when, and lead to those moments [REP-11]', async () => {
  const page = await openNotes();
  expect(await page.panel.findByText('Aucune note pour cette session.')).toBeTruthy();
  await page.moveTo('rejected addItem', 2);
  const late = page.playback();
  await page.add('Quantité nulle refusée.');
  expect(await page.panel.findByText('La note est enregistrée.')).toBeTruthy();
  expect(page.field().value).toBe('');
  await page.moveTo('pending siteInfo');
  const early = page.playback();
  await page.add('Arrivée sur la page.');
  await page.panel.findByText('Arrivée sur la page.');
  const notes = await page.notes();
  expect(notes).toEqual([
    expect.stringMatching(/^Partie 1, action 1Arrivée sur la page\.Sacha Renaud, le 3 mars 2025 à 10 h$/),
    expect.stringMatching(/^Partie 1, action 39Quantité nulle refusée\.Sacha Renaud, le 3 mars 2025 à 10 h$/),
  ]);
  await page.perform(
    () => page.panel.getByRole('link', { name: 'Partie 1, action 39' }).click(),
    'the later moment is shown',
    () => page.playback().position === late.position,
  );
  expect(late.position).toBeGreaterThan(early.position);
  expect(page.panel.getByRole('link', { current: 'step' }).textContent).toBe('Partie 1, action 39');

  page.close();
  // Whoever opens the link, or reads the session later, sees the notes.
  const link = page.panel.getByRole('link', { name: 'Partie 1, action 39' }).getAttribute('href') ?? '';
  expect(await (await openNotes({}, link)).notes()).toEqual(notes);
  const { notes: kept } = await (await supportAgent(server.app)).detail(session);
  expect(kept.map(({ text }) => text)).toEqual(['Quantité nulle refusée.', 'Arrivée sur la page.']);
});

test('a note whose answer is lost stays as it was typed, and sent again it is noted once', async () => {
  let isLost = true;
  const page = await openNotes({ fault: (request) => (isLost && isNote(request) ? 'answerLost' : undefined) });
  await page.moveTo('fulfilled addItem');
  await page.add('Une seule fois.');
  expect(plain(await page.panel.findByRole('alert'))).toContain('votre texte reste ici');
  expect(page.field().value).toBe('Une seule fois.');
  isLost = false;
  await page.moveTo('pending siteInfo');
  await page.add('');
  expect(await page.panel.findByText('La note est enregistrée.')).toBeTruthy();
  expect(page.panel.queryByRole('alert')).toBeNull();
  const [first, second] = page.noteCalls();
  expect(first?.key).toBeTruthy();
  expect(second?.key).toBe(first?.key);
  const { notes } = await (await supportAgent(server.app)).detail(session);
  expect(notes.map(({ text, action }) => [text, action])).toEqual([['Une seule fois.', 36]]);
});

test('a text that was changed after a failure is a note of its own', async () => {
  let isBroken = true;
  const page = await openNotes({ fault: (request) => (isBroken && isNote(request) ? { status: 503 } : undefined) });
  await page.add('Premier');
  expect(plain(await page.panel.findByRole('alert'))).toContain('problème passager');
  isBroken = false;
  await page.add(' essai');
  expect(await page.notes()).toEqual([expect.stringContaining('Premier essai')]);
  const keys = page.noteCalls().map(({ key }) => key);
  expect(new Set(keys).size).toBe(2);
});

test('a note without words is not sent', async () => {
  const page = await openNotes();
  await page.add('   ');
  expect(page.field().getAttribute('aria-invalid')).toBe('true');
  expect(page.noteCalls()).toEqual([]);
});

test('the browser asks before it leaves the page while a note is not saved, whichever panel is shown', async () => {
  const page = await openNotes();
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(false);
  await page.user.type(page.field(), 'À suivre');
  await page.choosePanel('Action');
  expect(asks()).toBe(true);
  await page.choosePanel('Notes');
  const panel = within(screen.getByRole('region', { name: 'Notes' }));
  expect(panel.getByDisplayValue('À suivre')).toBeTruthy();
  await page.user.click(panel.getByRole('button', { name: 'Noter' }));
  await panel.findByText('La note est enregistrée.');
  expect(asks()).toBe(false);
});

test('what is written and who wrote it are in no state, only their tokens', async () => {
  const page = await openNotes();
  await page.add('Madame Dubreuil rappelle');
  await page.panel.findByText('La note est enregistrée.');
  const state = JSON.stringify(page.store.getState());
  expect(state).not.toContain('Dubreuil');
  expect(state).not.toContain('Sacha');
  expect(state).toContain('‹p');
});

test('the link to the moment that is shown is copied, and that is announced; where it cannot be, that is said [REP-11]', async () => {
  const page = await openNotes();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await page.moveTo('rejected addItem', 2);
  await page.user.click(screen.getByRole('button', { name: 'Copier le lien vers ce moment' }));
  expect(await screen.findByText('Lien copié')).toBeTruthy();
  const address = `/support/sessions/${session}?part=1&action=39`;
  expect(copied).toHaveBeenLastCalledWith(`http://localhost${address}`);
  await page.moveTo('pending siteInfo');
  expect(screen.queryByText('Lien copié')).toBeNull();
  copied.mockRejectedValueOnce(new Error('not allowed'));
  await page.user.click(screen.getByRole('button', { name: 'Copier le lien vers ce moment' }));
  expect(await screen.findByText(/n’a pas pu être copié/)).toBeTruthy();

  page.close();
  const opened = await openConsole(server, address);
  const { part, position } = opened.playback();
  expect(opened.player.momentOf({ part, position })).toEqual({ part: 1, action: 39 });
});
