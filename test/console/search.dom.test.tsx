import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SUPPORT_PAGES } from '../../src/contract/recordings/supportPages';
import '../support/patience';
import { openConsole } from '../support/console/openConsole';
import { sendSession } from '../support/console/sendSession';
import { plain } from '../support/plain';
import type { TestServer } from '../support/server/testServer';
import { startShopServer } from '../support/storefront/startShopServer';

let server: TestServer;
let sent: Awaited<ReturnType<typeof sendSession>>;
beforeAll(async () => {
  server = await startShopServer();
  sent = await sendSession(server);
});
afterAll(() => server.close());

/** Opens a recording on the page for files; done once every state of it is compared, or the file refused. */
async function opened(text: string) {
  const page = await openConsole(server, SUPPORT_PAGES.file);
  await page.perform(
    () =>
      fireEvent.drop(screen.getByText(/^Choisissez un enregistrement/), {
        dataTransfer: { files: [new Blob([text])] },
      }),
    'the file is open and compared',
    () => page.playback().signature !== null || page.playback().failure !== null,
  );
  const list = screen.getByRole('region', { name: 'Actions' });
  const count = () => plain(within(list).getByRole('status'));
  return {
    ...page,
    /** How many actions are listed, once all contents are searched. */
    search: async (words: string) => {
      fireEvent.change(screen.getByRole('searchbox', { name: 'Chercher une action' }), { target: { value: words } });
      await waitFor(() => expect(count()).not.toContain('recherche'));
      return Number(/^(?:(\d+)|Aucune) action/.exec(count())?.[1] ?? 0);
    },
  };
}

/** How many recorded actions of a file have these words, in lower case, in one of their values. */
function actionsWith(text: string, words: string): number {
  const holds = (value: unknown): boolean =>
    typeof value === 'object' && value !== null
      ? Object.values(value).some(holds)
      : (typeof value === 'string' || typeof value === 'number') && String(value).toLowerCase().includes(words);
  const records = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly k: string; readonly a?: object });
  return records.filter(({ k, a }) => k === 'action' && holds(a)).length;
}

test('a search finds the actions that contain the words in what was asked or answered, whatever their names are [REP-11]', async () => {
  const page = await opened(sent.text);
  const all = page.player.outlines()[0]?.actions.length ?? 0;
  for (const words of ['add-butter-0001', 'INVALID', 'comptoir']) {
    const expected = actionsWith(sent.text, words.toLowerCase());
    expect([words, await page.search(words)]).toEqual([words, expected]);
  }
  // The id of a command is in no action's type: actions are found by their contents, too.
  const found = await page.search('ADD-BUTTER-0001');
  expect(found).toBeGreaterThan(0);
  expect(found).toBeLessThan(all);
  // Names of fields are not searched, because nearly all actions have the same ones.
  expect(await page.search('baseQueryMeta')).toBe(0);
  expect(await page.search('quote " and \\ back')).toBe(0);
  expect(await page.search('')).toBe(all);
});

test('an error of the page’s own code is shown in its words at the action after it, and at the last one if none follows; what the platform’s own texts mean is said in French [CON-04] [REP-11]', async () => {
  const first = 'rendering Error: unknown action type (page-cart.98f558.js:1:20)';
  const last = 'script RangeError: Maximum call stack size exceeded';
  const marker = (text: string) => `{"k":"marker","n":9,"t":1,"kind":"error","text":"${text}"}\n`;
  const lines = sent.text.trimEnd().split('\n');
  const end = lines.findLast((line) => line.startsWith('{"k":"action"')) ?? '';
  const page = await opened(
    sent.text
      .replace('{"k":"action","n":9,', `${marker(first)}{"k":"action","n":9,`)
      .replace(`${end}\n`, `${end}\n${marker(last)}`),
  );
  const positions = page.player.overview().marks.get('error') ?? [];
  const panel = within(screen.getByRole('region', { name: 'Action' }));
  const length = page.playback().lengths[0] ?? 0;
  const shown: (string | undefined)[] = [];
  for (const position of [9, 10, 11, length]) {
    await page.perform(
      () => page.store.dispatch({ type: 'playback/seekRequested', payload: { part: 0, position } }),
      'the action is shown',
      () => page.playback().position === position,
    );
    const text = panel.queryByText(/^Erreur du code de la page/);
    shown.push(text === null ? undefined : plain(text));
  }
  expect(shown).toEqual([
    undefined,
    `Erreur du code de la page : ${first}Une action d’un type que le magasin d’état ne connaît pas a été lancée.`,
    undefined,
    `Erreur du code de la page : ${last}`,
  ]);
  expect(positions).toEqual(expect.arrayContaining([10, length]));
  // The errors can be searched too.
  expect(await page.search('Maximum call stack')).toBe(1);
});
