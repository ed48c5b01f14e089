import { screen, within } from '@testing-library/react';
import { SUPPORT_PAGE } from '../../src/contract/recordings/supportPaths';
import { sessionPageAddress } from '../../src/contract/recordings/supportPages';
import { openConsole } from '../support/console/openConsole';
import { sendSession } from '../support/console/sendSession';
import { plain } from '../support/plain';
import { refusalOf, supportAgent } from '../support/server/calls/recordingCalls';
import type { TestServer } from '../support/server/testServer';
import { startShopServer } from '../support/storefront/startShopServer';

let server: TestServer;
let session = '';
let code = '';
beforeEach(async () => {
  server = await startShopServer();
  const sent = await sendSession(server);
  ({ session } = sent);
  code = (await sent.browser.code(1, 31)).code();
});
afterEach(() => server.close());

async function openAbout(options: Parameters<typeof openConsole>[2] = {}) {
  const page = await openConsole(server, sessionPageAddress(session), options);
  await page.user.click(screen.getByRole('button', { name: 'Fiche de la session' }));
  const dialog = () => within(screen.getByRole('dialog', { name: 'Fiche de la session' }));
  await dialog().findByText(code);
  return {
    ...page,
    dialog,
    question: () => within(screen.getByRole('dialog', { name: /^Effacer cette session/ })),
    askToErase: () => page.user.click(dialog().getByRole('button', { name: 'Effacer la session…' })),
  };
}

test('what is known of a session is shown, and its errors, codes and pages lead to their moments', async () => {
  const page = await openAbout();
  const { key } = await (await supportAgent(server.app)).detail(session);
  const facts = Object.fromEntries(
    page
      .dialog()
      .getAllByRole('term')
      .map((term) => [term.textContent, plain(term.nextElementSibling)]),
  );
  expect(facts).toMatchObject({
    Compte: 'Sans connexion',
    Codes: `${code}, le 3 mars 2025 à 10 h`,
    'Effacement automatique': 'le 2 avril 2025 à 11 h',
    'Version de la boutique': 'test',
    Session: session,
    'Clé des signatures': key,
  });
  const part = plain(page.dialog().getByText('Partie 1').parentElement);
  expect(part).toMatch(/33 actions, \d+ ko/);
  expect(part).toContain('Fenêtre de 360 × 740 pixels');
  expect(part).toContain('Firefox 128, téléphone');
  expect(part).toContain('Sans fin');

  const errors = page.dialog().getByRole('heading', { name: 'Erreurs' }).parentElement;
  const [error] = within(errors ?? document.body).getAllByRole('link');
  await page.perform(
    () => error?.click(),
    'the moment of the error is shown',
    () => page.playback().position === 27,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Fiche de la session' }));
  await page.perform(
    () => page.dialog().getByRole('link', { name: '/cart' }).click(),
    'the moment of the page is shown',
    () => page.playback().position === 33,
  );
});

test('the signed file is downloaded from the server', async () => {
  const page = await openAbout();
  const link = page.dialog().getByRole('link', { name: 'Télécharger le fichier signé' });
  expect(link.hasAttribute('download')).toBe(true);
  const support = await supportAgent(server.app);
  const reply = await server.app.inject({ url: link.getAttribute('href') ?? '', headers: support.headers });
  expect([reply.statusCode, reply.headers['content-disposition']]).toEqual([
    200,
    `attachment; filename="comptoir-${session}.ndjson.gz"`,
  ]);
});

test('every viewing is in the audit log with who it was and when, those of this page too [REP-13]', async () => {
  const page = await openAbout();
  const entries = () =>
    within(page.dialog().getByRole('list', { name: 'Journal des consultations' }))
      .getAllByRole('listitem')
      .map((entry) => plain(entry));
  const by = 'Sacha Renaud, le 3 mars 2025 à 10 h';
  expect(entries().toSorted()).toEqual([`Enregistrement lu ou téléchargé${by}`, `Fiche lue${by}`]);
  await (await supportAgent(server.app)).find('');
  await page.user.click(page.dialog().getByRole('button', { name: 'Actualiser' }));
  await page.dialog().findByText('Affichée dans une liste');
  expect(entries()).toHaveLength(4);
});

test('a session is erased once that is confirmed: its page says so and leads to the others, and nobody can read it any more', async () => {
  const page = await openAbout();
  await page.askToErase();
  expect(plain(screen.getByRole('dialog'))).toContain('ses codes, ses notes');
  await page.user.click(page.question().getByRole('button', { name: 'Garder la session' }));
  const support = await supportAgent(server.app);
  expect((await support.ask('recording', { session })).statusCode).toBe(200);

  await page.askToErase();
  await page.user.click(page.question().getByRole('button', { name: 'Effacer' }));
  expect(await screen.findByRole('heading', { name: 'La session est effacée' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(screen.getByRole('link', { name: 'Toutes les sessions' }).getAttribute('href')).toBe(SUPPORT_PAGE);
  expect(screen.queryByRole('group', { name: 'Lecture' })).toBeNull();
  for (const path of ['recording', 'file'] as const)
    expect(refusalOf(await support.ask(path, { session })).slice(0, 2)).toEqual([410, 'RECORDING_ERASED']);
});

test('an erasure that fails says so and leaves everything; one whose answer was lost is known to be done when it is repeated', async () => {
  let fault: 'offline' | 'answerLost' | undefined = 'offline';
  const page = await openAbout({ fault: ({ method }) => (method === 'DELETE' ? fault : undefined) });
  await page.askToErase();
  const confirm = () => page.user.click(page.question().getByRole('button', { name: 'Effacer' }));
  await confirm();
  expect(plain(await page.question().findByRole('alert'))).toContain('La session n’a pas été effacée');
  const support = await supportAgent(server.app);
  expect((await support.ask('recording', { session })).statusCode).toBe(200);
  fault = 'answerLost';
  await confirm();
  await page.question().findByRole('alert');
  fault = undefined;
  await confirm();
  expect(await screen.findByRole('heading', { name: 'La session est effacée' })).toBeTruthy();
  const keys = page.calls.filter(({ call }) => call.startsWith('DELETE ')).map(({ key }) => key);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});
