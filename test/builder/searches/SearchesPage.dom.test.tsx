import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BuilderApp } from '../../../src/builder/app/BuilderApp';
import { addBuilderTexts } from '../../../src/builder/app/builderTexts';
import { pageOpened } from '../../../src/builder/app/viewSlice';
import { selectAreSynonymsEdited } from '../../../src/builder/searches';
import { BUILDER_PATHS } from '../../../src/contract/site/builderPaths';
import { countSearch } from '../../../src/server/features/search';
import { openBuilder } from '../../support/builder/openBuilder';
import { onClose } from '../../support/openShops';
import { plain } from '../../support/plain';
import { startTestServer, type TestServer } from '../../support/server/testServer';
import '../../support/patience';

addBuilderTexts();

const TERM = 'zorglub';

let server: TestServer;
beforeEach(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  server = await startTestServer();
  await server.app.webstore.change({ searchSynonyms: ['# Notes', 'a, b'] });
});
afterEach(() => server.close());

function count(term: string, resultCount: number | null, position: number | null = null) {
  const { webstoreId } = server.app.webstore.current();
  const counted = { webstoreId, term, now: server.clock.now(), resultCount, position };
  return server.app.database.write((db) => countSearch(db, counted));
}
async function open(options: Parameters<typeof openBuilder>[1] = {}) {
  const page = await openBuilder(server, options);
  onClose(render(<BuilderApp store={page.store} vault={page.vault} />).unmount);
  act(() => void page.store.dispatch(pageOpened('searches')));
  await screen.findByRole('heading', { level: 1, name: 'Recherches' });
  return { ...page, user: userEvent.setup() };
}
const rules = () => screen.findByRole('textbox', { name: 'Règles, une par ligne' });
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const cells = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map(({ textContent }) => plain(textContent));
async function rows(name: string) {
  const table = await screen.findByRole('table', { name });
  return within(table).getAllByRole('row').map(cells);
}

it('builders see what found nothing, and which positions of results were chosen, the most frequent first', async () => {
  for (const [term, found] of [
    [TERM, 0],
    ['beurre', 31],
    [TERM, 0],
    ['levain', 0],
    ['beurre', 31],
    ['beurre', 31],
  ] as const)
    await count(term, found);
  await count('beurre', null, 1);
  await count('beurre', null, 4);
  await open();
  expect(await rows('Recherches sans résultat')).toEqual([
    ['Recherche', 'Fois', 'Synonyme'],
    [TERM, '2', 'Ajouter un synonyme'],
    ['levain', '1', 'Ajouter un synonyme'],
  ]);
  expect(await rows('Recherches et produits choisis')).toEqual([
    ['Recherche', 'Fois', 'Produits choisis', 'Position moyenne du choix'],
    ['beurre', '3', '2', '2,5'],
    [TERM, '2', '0', '–'],
    ['levain', '1', '0', '–'],
  ]);
});

it('a term without a result begins a rule, whose effect is shown before it is published, by keyboard alone', async () => {
  await count(TERM, 0);
  const { user, store } = await open();
  const add = await screen.findByRole('button', { name: new RegExp(`^Ajouter un synonyme pour .*${TERM}`) });
  add.focus();
  await user.keyboard('{Enter}');
  const field = await rules();
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field).toHaveProperty('value', `# Notes\na, b\n${TERM} => `);
  await screen.findByText(/^Aucun produit avant, aucun avec ces règles/);
  await user.keyboard('pain au chocolat');
  expect(await screen.findByText(/^Aucun produit avant, [1-9]\d* avec ces règles/)).toBeTruthy();
  expect(screen.getAllByText(/chocolat/i).length).toBeGreaterThan(1);
  expect(server.app.webstore.current().searchSynonyms).toEqual(['# Notes', 'a, b']);
  expect(selectAreSynonymsEdited(store.getState())).toBe(true);

  await user.click(press('Publier les synonymes'));
  await screen.findByText('Les synonymes sont en ligne.');
  expect(server.app.webstore.current().searchSynonyms).toEqual(['# Notes', 'a, b', `${TERM} => pain au chocolat`]);
  expect(selectAreSynonymsEdited(store.getState())).toBe(false);
  expect(press('Publier les synonymes').getAttribute('aria-disabled')).toBe('true');
});

it('what others have published meanwhile is kept, and one’s own lines can be taken over into it', async () => {
  const { user } = await open();
  const field = await rules();
  await user.type(field, '{Enter}c, d');
  await server.app.webstore.change({ searchSynonyms: ['# Notes', 'a, b', 'e, f'] });
  await user.click(press('Publier les synonymes'));
  await screen.findByText('Quelqu’un d’autre a publié des synonymes entre-temps');
  expect(server.app.webstore.current().searchSynonyms).toEqual(['# Notes', 'a, b', 'e, f']);
  await user.click(press('Reprendre mes lignes'));
  expect(await rules()).toHaveProperty('value', '# Notes\na, b\ne, f\nc, d');
  await user.click(press('Publier les synonymes'));
  await screen.findByText('Les synonymes sont en ligne.');
  expect(server.app.webstore.current().searchSynonyms).toEqual(['# Notes', 'a, b', 'e, f', 'c, d']);
});

it('edits can be undone, and a publication that failed tried again with nothing lost', async () => {
  let failing = true;
  const { user } = await open({
    fault: ({ method, url }) =>
      failing && method === 'PUT' && url === BUILDER_PATHS.synonyms ? { status: 503 } : undefined,
  });
  await user.type(await rules(), '{Enter}c, d');
  await user.click(press('Publier les synonymes'));
  await screen.findByText('Les synonymes n’ont pas pu être publiés');
  failing = false;
  expect(await rules()).toHaveProperty('value', '# Notes\na, b\nc, d');
  await user.click(press('Annuler les modifications'));
  expect(await rules()).toHaveProperty('value', '# Notes\na, b');
});

it('where no search was counted, both lists say so: none is claimed to have found something', async () => {
  await open();
  expect(await screen.findAllByText('Aucune recherche n’a été comptée.')).toHaveLength(2);
});
