import { screen, within } from '@testing-library/react';
import { sessionPageAddress } from '../../../src/contract/recordings/supportPages';
import { pageOpened } from '../../../src/support/app/viewSlice';
import { played } from '../../../src/support/playback/playbackSlice';
import { plain } from '../../support/plain';
import { openConsole } from '../../support/console/openConsole';
import { CALL_MS, sendSession } from '../../support/console/sendSession';
import type { TestServer } from '../../support/server/testServer';
import { startShopServer } from '../../support/storefront/startShopServer';

let server: TestServer;
let session = '';
beforeAll(async () => {
  server = await startShopServer();
  ({ session } = await sendSession(server));
});
afterAll(() => server.close());

async function openCalls(options: Parameters<typeof openConsole>[2] = {}) {
  const page = await openConsole(server, sessionPageAddress(session), options);
  await page.choosePanel('Appel');
  return page;
}
const panel = () => within(screen.getByRole('region', { name: 'Appel' }));
/** The facts of the call by their names. */
const facts = () =>
  Object.fromEntries(
    panel()
      .getAllByRole('term')
      .map((term) => [term.textContent, plain(term.nextElementSibling?.textContent ?? '')]),
  );
const contentOf = (title: string) => panel().getByRole('heading', { name: title }).parentElement?.textContent ?? '';
const logLines = async () => Array.from((await panel().findByRole('list', { name: 'Journal du serveur' })).children);

test('whichever action of a call is current, its request and its answer are shown whole, and lead to their moments [REP-11]', async () => {
  const page = await openCalls();
  await page.moveTo('pending addItem', 2);
  const asked = page.playback().position;
  expect(panel().getByRole('heading', { name: 'addItem Changement' })).toBeTruthy();
  expect(facts()).toMatchObject({ Résultat: 'Réponse reçue', 'Statut HTTP': '201', Durée: `${CALL_MS} ms` });
  expect(facts()['Adresse']).toContain('/carts/current/cart-items');
  expect(contentOf('Demande')).toContain('commandId "add-butter-0001"');
  expect(contentOf('Réponse')).toContain('quantity "12.0"');
  const whileAsked = panel().getByRole('heading', { name: 'Réponse' }).parentElement?.textContent;

  await page.perform(
    () => panel().getByRole('button', { name: 'Aller à la réponse' }).click(),
    'the answer is current',
    () => page.playback().position > asked,
  );
  expect(page.player.outlines()[0]?.actions[page.playback().position - 1]?.type).toBe('api/executeMutation/fulfilled');
  expect(contentOf('Demande')).toContain('commandId "add-butter-0001"');
  expect(contentOf('Réponse')).toBe(whileAsked);
  await page.perform(
    () => panel().getByRole('button', { name: 'Aller à l’envoi' }).click(),
    'the request is current',
    () => page.playback().position === asked,
  );
  expect(panel().getByRole('button', { name: 'Aller à l’envoi' }).getAttribute('aria-disabled')).toBe('true');
});

test('each call of the recording leads to exactly what the server has logged of it [REP-15]', async () => {
  const page = await openCalls();
  const answers = page.player
    .outlines()[0]
    ?.actions.flatMap(({ type, feature }, index) => (/(fulfilled|rejected)$/.test(type) ? [{ feature, index }] : []));
  const shown = new Map<string, number>();
  for (const { feature } of answers ?? []) {
    const nth = (shown.get(feature) ?? 0) + 1;
    shown.set(feature, nth);
    await page.moveTo(`d ${feature}`, nth);
    const requestId = facts()['Identifiant de la requête'];
    // The request id of a lost answer is unknown to the page.
    if (requestId === undefined) continue;
    const logged = server.log.filter((line) => line.includes(`"requestId":"${requestId}"`));
    expect(logged.length).toBeGreaterThan(0);
    const lines = await logLines();
    expect(lines).toHaveLength(logged.length);
    for (const [index, line] of lines.entries())
      for (const [name, value] of Object.entries(JSON.parse(logged[index] ?? '') as object))
        if (typeof value !== 'object') expect(line.textContent).toContain(`${name} ${JSON.stringify(value)}`);
  }
  expect(shown.get('addItem')).toBe(3);
  expect(shown.size).toBeGreaterThan(5);
});

test('a refused call shows its failure, and every attempt of a command leads to its moment', async () => {
  const page = await openCalls();
  await page.moveTo('rejected addItem', 2);
  expect(facts()).toMatchObject({ Résultat: 'Échec', 'Statut HTTP': '400' });
  expect(contentOf('Réponse')).toContain('status 400');
  expect(panel().queryByRole('heading', { name: 'Tentatives' })).toBeNull();

  await page.moveTo('rejected addItem', 1);
  const lost = page.playback().position;
  expect(facts()).toMatchObject({ Résultat: 'Le serveur n’a pas répondu' });
  expect(contentOf('Journal du serveur')).toContain('aucun identifiant de requête ne mène à son journal');
  const attempts = within(panel().getByRole('heading', { name: 'Tentatives' }).parentElement ?? document.body);
  expect(attempts.getAllByRole('button').map((button) => plain(button.textContent))).toEqual([
    'Tentative 1 : Le serveur n’a pas répondu',
    'Tentative 2 : Réponse reçue',
  ]);
  await page.perform(
    () => attempts.getByRole('button', { name: /^Tentative 2/ }).click(),
    'the other attempt is shown',
    () => page.playback().position > lost,
  );
  expect(facts()).toMatchObject({ Résultat: 'Réponse reçue' });
  await logLines();
});

test('a log that cannot be read is read again when that is wanted', async () => {
  let isBroken = true;
  const page = await openCalls({
    fault: ({ url }) => (isBroken && url.includes('/log-lines/') ? 'offline' : undefined),
  });
  await page.moveTo('fulfilled addItem');
  const alert = await panel().findByRole('alert');
  expect(alert.textContent).toContain('Le journal du serveur n’a pas pu être lu');
  isBroken = false;
  await page.user.click(within(alert).getByRole('button', { name: 'Réessayer' }));
  expect(await logLines()).toHaveLength(1);
});

test('a call whose lines are gone, one that the server has not kept, and an action of no call are said to be so', async () => {
  const page = await openCalls();
  await server.app.database.write((db) => db.deleteFrom('log_line').execute());
  await page.moveTo('fulfilled searchProducts');
  expect(await panel().findByText('Le serveur n’a gardé aucune ligne pour cet appel.')).toBeTruthy();
  await server.app.database.write((db) => db.deleteFrom('recording_call').where('endpoint', '=', 'siteInfo').execute());
  await page.moveTo('fulfilled siteInfo');
  expect(await panel().findByText('Le serveur ne connaît pas cet appel dans cette session.')).toBeTruthy();
  await page.moveTo('api/config/middlewareRegistered');
  expect(panel().getByText('Cette action n’appartient à aucun appel.')).toBeTruthy();
});

test('of a file no log is asked for, and while a recording plays none is read of what passes by', async () => {
  const page = await openCalls();
  await page.moveTo('fulfilled categoryMenu');
  await panel().findByText(/aucune ligne|info/);
  const read = () => page.calls.filter(({ call }) => call.includes('/log-lines/')).length;
  const before = read();
  await page.perform(
    () => page.store.dispatch(played()),
    'it has played to its end',
    () => !page.playback().isPlaying,
  );
  expect(panel().getByText('Cette action n’appartient à aucun appel.')).toBeTruthy();
  expect(read()).toBe(before);
  await page.perform(
    () => page.store.dispatch(pageOpened({ page: 'file' })),
    'the page is that of a file',
    () => page.store.getState().view.page === 'file',
  );
  await page.moveTo('fulfilled siteInfo');
  expect(contentOf('Journal du serveur')).toContain('Cet enregistrement vient d’un fichier');
  expect(read()).toBe(before);
});
