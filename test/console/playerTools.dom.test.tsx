/* The tools above a replayed page on /replay. */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { addSupportTexts } from '../../src/support/app/supportTexts';
import { createPlayer } from '../../src/support/player/createPlayer';
import { PlayerTools } from '../../src/support/player/tools/PlayerTools';
import { sendSession } from '../support/console/sendSession';
import { withHoles } from '../support/console/withHoles';
import { onClose } from '../support/openShops';
import '../support/patience';
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

/** Chooses a file, and waits until the page shows a text about it that matches. */
async function choose(file: Blob, said: RegExp) {
  addSupportTexts();
  const watched = createPlayer(() => undefined);
  const view = render(<PlayerTools watched={watched} />);
  onClose(() => view.unmount());
  fireEvent.drop(screen.getByText(/^Choisissez un enregistrement/), { dataTransfer: { files: [file] } });
  await screen.findByText((text) => said.test(plain(text)));
  return watched;
}

test('the player says that no server has signed a file, counts each hole that it declares and lists it with its reason [REP-16] [REP-12]', async () => {
  const begun = sent.text.replace('"k":"header"', '"k":"header","killed":true');
  const holes = [
    { from: 8, to: 12, reason: 'consent-withdrawn' },
    { from: 20, to: 22, reason: 'unsent' },
  ];
  const watched = await choose(new Blob([withHoles(begun, holes)]), /sans signature : aucun serveur ne l’a reçu$/);
  expect(plain(screen.getByRole('status'))).toMatch(
    /^Exact pour les \d+ états comparés ; non comparé : 3 lacunes déclarées · sans signature/,
  );
  const listed = within(screen.getByText('3 lacunes').closest('details') ?? document.body).getAllByRole('listitem', {
    hidden: true,
  });
  expect(listed.map(plain)).toEqual([
    'Partie 1, action 0 La page précédente a été interrompue : ses dernières actions manquent.',
    'Partie 1, action 12 Il manque des actions avant celle-ci : le client ne permettait plus l’envoi.',
    'Partie 1, action 22 Il manque des actions avant celle-ci : le navigateur en avait trop à envoyer.',
  ]);
  await act(async () => screen.getByRole('button', { name: 'Partie 1, action 22', hidden: true }).click());
  // The recording is moved in slices, with other tasks between them.
  await waitFor(() => {
    const store = watched.recording()?.parts[0]?.store;
    const position = store?.position() ?? 0;
    expect(store?.actionAt(position)?.n).toBe(22);
    expect(screen.getByRole('slider', { name: 'Position' })).toHaveProperty('value', String(position));
  });
});

test('the player names the key of a file that a server has signed, and says when it was changed afterwards [REP-12]', async () => {
  const support = await supportAgent(server.app);
  const signed = await support.file(sent.session);
  const { key } = await support.detail(sent.session);
  await choose(new Blob([signed]), new RegExp(`signé par la clé ${key} : `));
  await act(async () => screen.getByRole('button', { name: 'Ouvrir un autre fichier' }).click());
  const changed = new Blob([signed.replace('"quantity":0', '"quantity":1')]);
  fireEvent.drop(screen.getByText(/^Choisissez un enregistrement/), { dataTransfer: { files: [changed] } });
  await screen.findByText((text) =>
    / · n’est plus tel que le serveur l’a reçu \(message technique : .+\)/.test(plain(text)),
  );
});

test('a file that is no recording is refused with the reason, and another one can be chosen [REP-06]', async () => {
  await choose(new Blob(['not a recording']), /^L’enregistrement n’a pas pu être ouvert$/);
  expect(plain(screen.getByRole('alert'))).toMatch(
    /^L’enregistrement n’a pas pu être ouvertCe fichier n’est pas un enregistrement de session\. .*Message technique : line 1 is not JSON/,
  );
  expect(screen.getByText(/^line 1/).lang).toBe('en');
  expect(screen.queryByRole('slider')).toBeNull();
  fireEvent.drop(screen.getByText(/^Choisissez un enregistrement/), {
    dataTransfer: { files: [new Blob([sent.text])] },
  });
  await screen.findByText((text) => /^Exact : /.test(plain(text)));
});

test.each([
  ['is damaged', () => new Blob([new Uint8Array([0x1f, 0x8b, 8, 0, 1, 2, 3])]), /abîmé/],
  [
    'is of another format',
    () => new Blob([sent.text.replace(/"format":\d+/, '"format":99')]),
    /dans un format qui n’est pas lu ici/,
  ],
  [
    'an unknown application made',
    () => new Blob([sent.text.replace('"k":"header"', '"k":"header","application":"elsewhere"')]),
    /ne peut pas rejouer cet enregistrement/,
  ],
])('a file that %s is refused in the words of the console [REP-06]', async (_what, file, said) => {
  await choose(file(), /^L’enregistrement n’a pas pu être ouvert$/);
  expect(plain(screen.getByRole('alert'))).toMatch(said);
  expect(plain(screen.getByRole('alert'))).toMatch(/Message technique : .+/);
});

/** A file whose reading fails once `fail` is called. */
function fileThatFailsLater() {
  const file = new Blob(['anything']);
  let fail = () => {};
  const reading = new Promise<ArrayBuffer>((_resolve, reject) => (fail = () => reject(new Error('read too late'))));
  file.slice = () => Object.assign(new Blob([]), { arrayBuffer: () => reading });
  return { file, fail: () => fail() };
}

test('what becomes of a file does not concern the one that was chosen after it [REP-06]', async () => {
  const first = fileThatFailsLater();
  await choose(first.file, /^Lecture de l’enregistrement…$/);
  const place = screen.getByText(/^Choisissez un enregistrement/);
  fireEvent.drop(place, { dataTransfer: { files: [new Blob([sent.text])] } });
  await screen.findByText((text) => /^Exact : /.test(plain(text)));
  await act(async () => first.fail());
  expect(screen.getByRole('slider', { name: 'Position' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('pages whose states cannot be compared are shown all the same, with the reason [REP-06] [REP-16]', async () => {
  addSupportTexts();
  const watched = createPlayer(() => undefined);
  const player = { ...watched.player, verified: () => Promise.reject(new Error('out of memory')) };
  const view = render(<PlayerTools watched={{ ...watched, player }} />);
  onClose(() => view.unmount());
  const place = screen.getByText(/^Choisissez un enregistrement/);
  fireEvent.drop(place, { dataTransfer: { files: [new Blob([sent.text])] } });
  await screen.findByText(
    (text) =>
      plain(text) ===
      'L’enregistrement a un défaut : il n’a pas pu être lu jusqu’au bout (message technique : out of memory)',
  );
  expect(screen.getByRole('slider', { name: 'Position' })).toBeTruthy();
});
