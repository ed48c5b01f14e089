import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BuilderApp } from '../../../src/builder/app/BuilderApp';
import { pageOpened } from '../../../src/builder/app/viewSlice';
import { contentEvents, contentRequested, selectIsContentChanged } from '../../../src/builder/contents';
import { editingPath } from '../../../src/contract/content/editingPaths';
import { addTexts } from '../../../src/storefront/messages';
import builderTexts from '../../../src/storefront/messages/fr-FR/builder.json';
import builderContentsTexts from '../../../src/storefront/messages/fr-FR/builderContents.json';
import builderFieldsTexts from '../../../src/storefront/messages/fr-FR/builderFields.json';
import { line } from '../../support/contents/layouts';
import { startTestServer, type TestServer } from '../../support/server/testServer';
import { openBuilder } from '../../support/builder/openBuilder';
import { onClose } from '../../support/openShops';
import '../../support/patience';

jest.setTimeout(60_000);
addTexts({ ...builderTexts, ...builderContentsTexts, ...builderFieldsTexts });

let server: TestServer;
const user = userEvent.setup();
beforeEach(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  server = await startTestServer();
});
afterEach(() => server.close());

/** The page of one content; calls fail where the test says so. */
async function openContent(fault?: NonNullable<Parameters<typeof openBuilder>[1]>['fault']) {
  const page = await openBuilder(server, fault ? { fault } : {});
  page.store.dispatch(pageOpened('content'));
  onClose(render(<BuilderApp store={page.store} vault={page.vault} />).unmount);
  return page;
}
const keyOf = (path: string) => server.app.contents.live().at(path)?.contentKey ?? '';

it('a content that could not be read says so once, and is read when it is tried again, there or in its place', async () => {
  const contentKey = keyOf('/faq-hub');
  let isOff = true;
  const { store } = await openContent(({ url }) =>
    isOff && url === editingPath('content', contentKey) ? 'offline' : undefined,
  );
  act(() => void store.dispatch(contentRequested({ contentKey })));
  await screen.findByText('Le brouillon n’a pas pu être lu');
  expect(screen.queryByRole('heading', { name: 'Le brouillon n’a pas pu être lu' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await user.click(await screen.findByRole('button', { name: 'Fermer' }));
  screen.getByRole('heading', { name: 'Le brouillon n’a pas pu être lu' });
  isOff = false;
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  await waitFor(() => expect(store.getState().content.document?.path).toBe('/faq-hub'));
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
});

it('a new content is no change until something is written, and saving it says what it lacks', async () => {
  const { store } = await openContent();
  act(() => void store.dispatch(contentEvents.begun()));
  expect(selectIsContentChanged(store.getState())).toBe(false);
  expect(screen.queryByText('Modifications non enregistrées')).toBeNull();
  const title = await screen.findByLabelText('Titre');
  await user.type(title, 'B');
  expect(selectIsContentChanged(store.getState())).toBe(true);
  expect(screen.getByText('Modifications non enregistrées')).toBeTruthy();
  await user.clear(title);
  expect(selectIsContentChanged(store.getState())).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await screen.findByText('3 champs sont à corriger avant d’enregistrer.');
  await waitFor(() => expect(document.activeElement).toBe(title));
});

it('a version that could not be taken back leaves what is edited as it is', async () => {
  const contentKey = keyOf('/faq-hub');
  let isOff = true;
  const { store } = await openContent(({ url }) => (isOff && url.endsWith('/versions/1') ? 'offline' : undefined));
  act(() => void store.dispatch(contentRequested({ contentKey })));
  await user.type(await screen.findByLabelText('Titre'), ' et questions');
  await user.click(screen.getByRole('button', { name: 'Versions' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Versions publiées' }));
  const take = await dialog.findByRole('button', { name: 'Reprendre la version 1' });
  await user.click(take);
  await dialog.findByText('Cette version n’a pas pu être reprise');
  expect(store.getState().content.document?.title).toMatch(/ et questions$/);
  isOff = false;
  await user.click(take);
  await screen.findByText(/^La version 1 est reprise comme modification/);
  expect(store.getState().content.document?.title).not.toMatch(/ et questions$/);
});

it('blocks are put into columns, arranged and taken back, each under a number that says where it is [KIT-01] [KIT-10] [KIT-18]', async () => {
  const { store } = await openContent();
  act(() => void store.dispatch(contentEvents.begun()));
  const blocks = () => store.getState().content.document?.blocks;
  const columnsIn = () => {
    const block = blocks()?.[0];
    return block?.kind === 'columns' ? block : undefined;
  };
  const add = within(await screen.findByRole('group', { name: 'Ajouter un bloc' }));
  await user.click(add.getByRole('button', { name: 'Colonnes' }));
  expect(columnsIn()?.columns).toEqual([
    { name: 'Column 1', columnWidth: 6, portion: null, blocks: [] },
    { name: 'Column 2', columnWidth: 6, portion: null, blocks: [] },
  ]);
  expect(document.activeElement?.id).toBe('field-blocks.0-entry');

  const second = within(screen.getByRole('group', { name: 'Ajouter un bloc dans 1.2. Column 2', hidden: true }));
  await user.click(screen.getByText('Ajouter un bloc dans 1.2. Column 2'));
  await user.click(second.getByRole('button', { name: 'Bloc flexible' }));
  await user.click(screen.getByText('Ajouter un bloc dans 1.2.1. Bloc flexible'));
  const inner = within(screen.getByRole('group', { name: 'Ajouter un bloc dans 1.2.1. Bloc flexible' }));
  await user.click(inner.getByRole('button', { name: 'Texte' }));
  screen.getByRole('group', { name: '1.2.1.1. Texte' });
  await user.type(screen.getByLabelText('Texte'), 'Au fond');
  expect(columnsIn()?.columns[1]?.blocks).toMatchObject([
    { kind: 'flexible', blocks: [{ kind: 'text', html: 'Au fond' }] },
  ]);
  const quill = screen.getByLabelText<HTMLInputElement>('Styles de l’éditeur Quill');
  await user.click(quill);
  expect(columnsIn()?.columns[1]?.blocks).toMatchObject([{ blocks: [{ html: 'Au fond', enableQuillCss: true }] }]);
  await user.click(screen.getByRole('button', { name: 'Annuler la dernière modification' }));
  expect(quill.checked).toBe(false);

  const [portion] = screen.getAllByLabelText('Part de la ligne');
  if (!portion) throw new Error('There is no portion.');
  await user.selectOptions(portion, '33.33%');
  await user.selectOptions(screen.getByLabelText('Sur tablette'), 'L’une sous l’autre');
  expect([columnsIn()?.columns[0]?.portion, columnsIn()?.directionTablet]).toEqual(['33.33%', 'column']);
  await user.click(screen.getByRole('button', { name: 'Monter\u00a0: 1.2. Column 2' }));
  expect(columnsIn()?.columns.map(({ name }) => name)).toEqual(['Column 2', 'Column 1']);
  for (let step = 0; step < 3; step += 1)
    await user.click(screen.getByRole('button', { name: 'Annuler la dernière modification' }));
  expect([columnsIn()?.columns[0]?.portion, columnsIn()?.directionTablet]).toEqual([null, 'row']);
  await user.click(screen.getByRole('button', { name: 'Annuler la dernière modification' }));
  expect(columnsIn()?.columns[1]?.blocks).toMatchObject([{ blocks: [{ html: '' }] }]);
});

it('a grid has its items and slots, a spacing, a minimum width and how it treats few items [KIT-03]', async () => {
  const { store } = await openContent();
  act(() => void store.dispatch(contentEvents.begun()));
  const block = () => store.getState().content.document?.blocks[0];
  const add = within(await screen.findByRole('group', { name: 'Ajouter un bloc' }));
  await user.click(add.getByRole('button', { name: 'Grille' }));
  const slots = { blocks: [], pagination: [], empty: [], error: [] };
  expect(block()).toEqual({ kind: 'grid', spacing: 'none', minimum: 256, keepWidth: false, list: false, ...slots });

  const spacing = screen.getByLabelText('Espace entre les éléments');
  expect(
    within(spacing)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([...['Aucun', 'Très grand', 'Grand', 'Moyen', 'Petit', 'Très petit']]);
  await user.selectOptions(spacing, 'Grand');
  await user.click(screen.getByLabelText('Garder la largeur quand il y a peu d’éléments'));
  await user.click(screen.getByLabelText('Annoncer comme une liste aux lecteurs d’écran'));
  const minimum = screen.getByLabelText('Largeur minimale d’un élément, en pixels');
  await user.clear(minimum);
  await user.type(minimum, '20');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await screen.findByText(/^Ce nombre est hors limites. Choisissez-en un de 64 à 1\s?200\.$/);
  await user.clear(minimum);
  await user.type(minimum, '200');

  const regions = [
    '1.1. Éléments',
    '1.2. Sous les éléments',
    '1.3. S’il n’y a aucun élément',
    '1.4. Si la lecture échoue',
  ];
  for (const [index, region] of regions.entries()) {
    const name = `Ajouter un bloc dans ${region}`;
    await user.click(screen.getByText(name));
    await user.click(within(screen.getByRole('group', { name })).getByRole('button', { name: 'Ligne' }));
    screen.getByRole('group', { name: `1.${String(index + 1)}.1. Ligne` });
  }
  expect(block()).toMatchObject({
    ...{ spacing: 'large', minimum: 200, keepWidth: true, list: true },
    ...{ blocks: [line], pagination: [line], empty: [line], error: [line] },
  });
});

it('what a builder must not write into a layout is said beside its field [KIT-02] [KIT-04] [KIT-06]', async () => {
  const { store } = await openContent();
  act(() => void store.dispatch(contentEvents.begun()));
  const add = within(await screen.findByRole('group', { name: 'Ajouter un bloc' }));
  for (const name of ['Bloc flexible', 'Ligne', 'Selon l’écran']) {
    await user.click(add.getByRole('button', { name }));
  }
  await user.type(screen.getByLabelText('Fond'), '#0f4c3a');
  const size = screen.getByLabelText('Épaisseur, en pixels');
  await user.clear(size);
  await user.type(size, '90');
  for (const name of ['téléphone', 'tablette', 'ordinateur']) {
    await user.click(screen.getByLabelText(`Afficher sur ${name}`));
  }
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await screen.findByText('Le texte serait illisible sur ce fond. Choisissez une couleur plus claire.');
  screen.getByText('Ce nombre est hors limites. Choisissez-en un de 1 à 40.');
  screen.getByText('Rien ne serait visible. Choisissez au moins une taille d’écran.');
  await user.clear(screen.getByLabelText('Fond'));
  expect(store.getState().content.document?.blocks[0]).toMatchObject({ background: null });
  expect(screen.queryByText(/^Le texte serait illisible/)).toBeNull();
});

it('a button has a size, an arrow that points left or right, and opens within the shop or by loading its page anew [KIT-08]', async () => {
  const { store } = await openContent();
  act(() => void store.dispatch(contentEvents.begun()));
  const add = within(await screen.findByRole('group', { name: 'Ajouter un bloc' }));
  await user.click(add.getByRole('button', { name: 'Bouton' }));
  const choices = (name: string) => within(screen.getByLabelText(name)).getAllByRole('option');
  const words = ['Taille', 'Sens de la flèche', 'Ouverture'].map((name) =>
    choices(name).map(({ textContent }) => textContent),
  );
  expect(words).toEqual([
    ['Petite', 'Moyenne', 'Grande'],
    ['À gauche', 'À droite'],
    ['Dans la boutique', 'En rechargeant la page'],
  ]);
  await user.type(screen.getByLabelText('Texte du bouton'), 'Commander');
  await user.selectOptions(screen.getByLabelText('Taille'), 'Grande');
  await user.selectOptions(screen.getByLabelText('Sens de la flèche'), 'À gauche');
  await user.selectOptions(screen.getByLabelText('Ouverture'), 'En rechargeant la page');
  expect(store.getState().content.document?.blocks).toEqual([
    { kind: 'button', label: 'Commander', url: '/search', size: 'large', direction: 'left', action: 'redirect' },
  ]);
});

it('a search of the contents without a hit says for what, and can be cleared', async () => {
  const { store } = await openContent();
  act(() => void store.dispatch(pageOpened('contents')));
  await user.type(await screen.findByRole('searchbox'), 'trottinette');
  expect(screen.getByText(/^Aucun contenu ne correspond à «\strottinette\s»$/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Effacer la recherche' }));
  expect(screen.queryByRole('button', { name: 'Effacer la recherche' })).toBeNull();
  expect(screen.getByText(/^\d+\scontenus$/)).toBeTruthy();
});
