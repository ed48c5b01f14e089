import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BuilderApp } from '../../src/builder/app/BuilderApp';
import { askBeforeLeaving } from '../../src/storefront/platform/builderPage/leaving';
import { fieldChanged } from '../../src/builder/draft';
import { saveRequested, selectIsChanged } from '../../src/builder/publication';
import { PREVIEW_EDITED, PREVIEW_READY } from '../../src/contract/site/preview';
import { fileOf } from '../../src/commerce/site/siteFile';
import { writeVersion } from '../../src/server/features/site/siteTable';
import { addTexts } from '../../src/storefront/messages';
import builderTexts from '../../src/storefront/messages/fr-FR/builder.json';
import builderActivityTexts from '../../src/storefront/messages/fr-FR/builderActivity.json';
import builderFieldsTexts from '../../src/storefront/messages/fr-FR/builderFields.json';
import builderMenusTexts from '../../src/storefront/messages/fr-FR/builderMenus.json';
import builderPathsTexts from '../../src/storefront/messages/fr-FR/builderPaths.json';
import builderSettingsTexts from '../../src/storefront/messages/fr-FR/builderSettings.json';
import { startTestServer, type TestServer } from '../support/server/testServer';
import { openBuilder } from '../support/builder/openBuilder';
import { onClose } from '../support/openShops';
import '../support/patience';

jest.setTimeout(60_000);
addTexts({ ...builderTexts, ...builderFieldsTexts, ...builderMenusTexts });
addTexts({ ...builderActivityTexts, ...builderPathsTexts, ...builderSettingsTexts });

let server: TestServer;
let page: Awaited<ReturnType<typeof openBuilder>>;
const user = userEvent.setup();
beforeEach(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  server = await startTestServer();
  page = await openBuilder(server);
  onClose(render(<BuilderApp store={page.store} vault={page.vault} />).unmount);
});
afterEach(() => server.close());

const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

it('keys: while text is typed undo is the browser’s, elsewhere the document’s; saving is the draft’s everywhere', async () => {
  await press('Réglages du site');
  const field = screen.getByDisplayValue('/vforcesite/apex/');
  await user.clear(field);
  await user.type(field, '/apex/');
  expect(fireEvent.keyDown(field, { key: 'z', ctrlKey: true })).toBe(true);
  expect(page.document().settings.serverPagePrefix).toBe('/apex/');
  act(() => field.blur());
  // The document handles the keys, so the browser's own undo is prevented.
  expect(fireEvent.keyDown(document.body, { key: 'z', metaKey: true })).toBe(false);
  expect(page.document().settings.serverPagePrefix).toBe('/vforcesite/apex/');
  fireEvent.keyDown(document.body, { key: 'Z', metaKey: true, shiftKey: true });
  expect(page.document().settings.serverPagePrefix).toBe('/apex/');
  expect(fireEvent.keyDown(field, { key: 's', ctrlKey: true })).toBe(false);
  await screen.findByText(/^Brouillon enregistré le 3 mars 2025 à 10 h, différent/);
  // While a dialog is open the keys do not affect the document.
  await press('Versions');
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(page.document().settings.serverPagePrefix).toBe('/apex/');
});

it('a page with unsaved edits is not left without being asked, and one without is', async () => {
  const stop = askBeforeLeaving(() => selectIsChanged(page.store.getState()));
  const leave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(true);
  await press('Bandeau');
  await user.type(screen.getByLabelText('Texte du bandeau'), 'x');
  expect(leave()).toBe(false);
  await act(() => page.perform(saveRequested()));
  expect(leave()).toBe(true);
  stop();
});

it('each section says how many of its fields are wrong, and saving leads to the first one', async () => {
  await press('Bandeau');
  const color = screen.getByRole('textbox', { name: 'Couleur de fond' });
  await user.clear(color);
  await press('Menus');
  const nav = within(screen.getByRole('navigation', { name: 'Parties du site' }));
  expect(nav.getByRole('button', { name: 'Bandeau 1 champ à corriger' })).toBeTruthy();
  expect(screen.getByText('1 champ est à corriger avant d’enregistrer.')).toBeTruthy();
  const before = page.calls.length;
  await press('Enregistrer');
  await waitFor(() => expect(document.activeElement?.id).toBe('field-ribbon.hexcolor'));
  expect(page.calls).toHaveLength(before);
});

it('versions are listed fifty at a time with who published them, and one is taken back', async () => {
  const { webstoreId, app, clock } = server;
  await app.database.write(async (db) => {
    for (let made = 0; made < 60; made += 1) {
      await writeVersion(db, webstoreId, page.document(), { userId: null, at: clock.now() });
    }
  });
  await press('Versions');
  const dialog = within(await screen.findByRole('dialog', { name: 'Versions publiées' }));
  await dialog.findByText('Version 61');
  expect(dialog.queryByText('Version 11')).toBeNull();
  expect(dialog.getAllByText('En ligne')).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Afficher les versions plus anciennes' }));
  await dialog.findByText('Version 1');
  expect(dialog.queryByRole('button', { name: 'Afficher les versions plus anciennes' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Reprendre la version 1' }));
  await screen.findByText(/^La version 1 est reprise comme modification/);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a dropped file comes in like a chosen one', async () => {
  await press('Fichier');
  const text = JSON.stringify(
    fileOf({ ...page.document(), ribbon: { ...page.document().ribbon, text: 'Du fichier' } }),
  );
  const file = Object.assign(new File([text], 'site.json'), { text: async () => text });
  fireEvent.drop(await screen.findByText(/^Choisir ou déposer/), { dataTransfer: { files: [file] } });
  await screen.findByText(/^Le fichier site.json est repris comme modification/);
  expect(page.document().ribbon.text).toBe('Du fichier');
});

it('the preview is told the draft being edited when its page listens, and again after each pause; nobody else is heard', async () => {
  const frame = screen.getByTitle<HTMLIFrameElement>(/^La boutique telle qu’elle est éditée/).contentWindow;
  if (!frame) throw new Error('There is no frame.');
  const messages: {
    readonly type: string;
    readonly document: { ribbon: { text: unknown } };
    readonly variant: unknown;
  }[] = [];
  frame.postMessage = (message: (typeof messages)[number]) => void messages.push(message);
  const ready = (source: Window, origin = window.location.origin) =>
    act(() => {
      fireEvent(window, new MessageEvent('message', { data: { type: PREVIEW_READY }, origin, source }));
    });
  ready(window);
  ready(frame, 'https://elsewhere.example');
  expect(messages).toEqual([]);
  ready(frame);
  await waitFor(() => expect(messages).toHaveLength(1));
  expect(messages[0]).toMatchObject({ type: PREVIEW_EDITED, document: page.document(), variant: null });
  await press('Bandeau');
  await user.type(screen.getByLabelText('Texte du bandeau'), 'Ouvert');
  await waitFor(() => expect(messages.at(-1)?.document.ribbon.text).toBe('Ouvert'));
  await user.selectOptions(screen.getByLabelText('En-tête montré'), 'hotel');
  await waitFor(() => expect(messages.at(-1)?.variant).toBe('hotel'));
});

it('a conflict takes the focus, and gives it to the editor once it is settled', async () => {
  const other = await openBuilder(server);
  other.store.dispatch(fieldChanged({ place: ['ribbon', 'text'], value: 'De l’autre' }));
  await other.perform(saveRequested());
  await press('Bandeau');
  await user.type(screen.getByLabelText('Texte du bandeau'), 'De moi');
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  await waitFor(() => expect(document.activeElement?.id).toBe('conflict-title'));
  await press(builderTexts['builder.conflict.allMine']);
  await press(builderTexts['builder.conflict.settle']);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  expect(screen.getByLabelText('Texte du bandeau')).toBeTruthy();
});
