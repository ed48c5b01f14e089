import { fireEvent, screen, within } from '@testing-library/react';
import { SUPPORT_PAGES } from '../../src/contract/recordings/supportPages';
import { openConsole } from '../support/console/openConsole';
import { sendSession } from '../support/console/sendSession';
import { withHoles } from '../support/console/withHoles';
import { plain } from '../support/plain';
import { supportAgent } from '../support/server/calls/recordingCalls';
import type { TestServer } from '../support/server/testServer';
import { startShopServer } from '../support/storefront/startShopServer';

let server: TestServer;
let sent: Awaited<ReturnType<typeof sendSession>>;
beforeEach(async () => {
  server = await startShopServer();
  sent = await sendSession(server);
});
afterEach(() => server.close());

/** Drops a file on the page for files, and waits until every state of it is compared, or the file refused. */
async function opened(file: Blob) {
  const page = await openConsole(server, SUPPORT_PAGES.file);
  const field = screen.getByText(/^Choisissez un enregistrement/);
  await page.perform(
    () => fireEvent.drop(field, { dataTransfer: { files: [file] } }),
    'the file is open and its signatures are read',
    () => page.playback().signature !== null || page.playback().failure !== null,
  );
  const panel = within(screen.getByRole('region', { name: 'Action' }));
  return {
    ...page,
    /** The line below the title: how far the recording was verified, and who signed it. */
    verdict: plain(screen.getAllByRole('status')[0]),
    mark: (name: RegExp) => screen.getByRole('button', { name }),
    missing: (text: string) => panel.queryByText((shown) => plain(shown) === text) !== null,
  };
}

test('a file that no server has signed says so; each hole that it declares is counted, marked and told with its reason [REP-16] [REP-12]', async () => {
  const begun = sent.text.replace('"k":"header"', '"k":"header","killed":true,"unrecorded":2');
  const holes = [
    { from: 8, to: 12, reason: 'consent-withdrawn' },
    { from: 20, to: 22, reason: 'unsent' },
    { from: 25, to: 25, reason: 'moon' },
  ];
  const page = await opened(new Blob([withHoles(begun, holes)]));
  expect(page.verdict).toMatch(
    /^Exact pour les \d+ états comparés ; non comparé : 5 lacunes déclarées · sans signature : aucun serveur ne l’a reçu$/,
  );
  expect(page.missing('La page précédente a été interrompue : ses dernières actions manquent.')).toBe(true);
  expect(page.missing('2 pages vues juste avant n’ont pas été enregistrées : le temps a manqué.')).toBe(true);
  const reasons = [
    'Il manque des actions avant celle-ci : le client ne permettait plus l’envoi.',
    'Il manque des actions avant celle-ci : le navigateur en avait trop à envoyer.',
    'Quelque chose manque avant cette action : moon',
  ];
  for (const [index, reason] of reasons.entries()) {
    const { position } = page.playback();
    await page.perform(
      () => page.mark(/^3 lacunes$/).click(),
      'the next hole is shown',
      () => page.playback().position > position,
    );
    expect(reasons.filter(page.missing)).toEqual([reason]);
    const number = page.player.outlines()[0]?.actions[page.playback().position - 1]?.number;
    expect(number).toBe(holes[index]?.to);
  }
});

test('a hole that a file does not declare is a defect, and names the actions that lack [REP-16]', async () => {
  const holed = withHoles(sent.text, [{ from: 8, to: 12, reason: 'consent-withdrawn' }]);
  const page = await opened(new Blob([holed.replace(/\{"k":"gap".*\n/, '')]));
  expect(page.verdict).toMatch(
    /^L’enregistrement a un défaut : des actions manquent ou ne se suivent pas \(message technique : line 11: the snapshot before action 12 has no place after action 7: .*\) · sans signature : aucun serveur ne l’a reçu$/,
  );
});

test('a file whose states are not the recorded ones says how many, and the action after which the first is [REP-06]', async () => {
  const lines = sent.text.split('\n');
  const at = lines.findLastIndex((line) => line.includes('"type":"navigation/locationChanged"'));
  lines[at] = lines[at]?.replace('"pathname":"/cart"', '"pathname":"/checkout"') ?? '';
  const page = await opened(new Blob([lines.join('\n')]));
  expect(page.verdict).toMatch(
    /^1 état diffère de l’enregistrement, le premier après navigation\/locationChanged · sans signature : /,
  );
});

test('a file of the server names the key it is signed by; changed afterwards, it is said to be no longer what the server received [REP-12]', async () => {
  const support = await supportAgent(server.app);
  const signed = await support.file(sent.session);
  const { key } = await support.detail(sent.session);
  const whole = await opened(new Blob([signed]));
  expect(whole.verdict).toMatch(/^Exact : \d+ états comparés, rien ne manque · signé par la clé /);
  expect(whole.verdict).toContain(`la clé ${key} : comparez-la avec celle d’une fiche de session`);
  whole.close();
  const changed = await opened(new Blob([signed.replace('"quantity":0', '"quantity":1')]));
  expect(changed.verdict).toMatch(/ · n’est plus tel que le serveur l’a reçu \(message technique : .+\)/);
});
