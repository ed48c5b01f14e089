import { act, render, screen } from '@testing-library/react';
import { BuilderApp } from '../../../src/builder/app/BuilderApp';
import { addBuilderTexts } from '../../../src/builder/app/builderTexts';
import { dialogOpened, pageOpened } from '../../../src/builder/app/viewSlice';
import { contentEvents, contentRequested } from '../../../src/builder/contents';
import { NEW_BLOCKS } from '../../../src/builder/contents/blocks/newBlock';
import { wordsTyped } from '../../../src/builder/contents/list/listSlice';
import { fieldChanged, undone } from '../../../src/builder/draft';
import { fileRead } from '../../../src/builder/file';
import { synonymsTyped, termChosen, termTyped } from '../../../src/builder/searches/searchesSlice';
import type { BuilderStore } from '../../../src/builder/kernel/hooks';
import { publishRequested, saveRequested } from '../../../src/builder/publication';
import { recordedBuilder } from '../../../src/builder/recording/recordedBuilder';
import { replayedApplications, replayedBuilder } from '../../../src/builder/recording/replayedApplications';
import { versionRequested } from '../../../src/builder/versions';
import { fileOf } from '../../../src/commerce/site/siteFile';
import { decodeJournal } from '../../../src/journal/decode';
import { createActionBuffer } from '../../../src/journal/record/actionBuffer';
import { createReplayStore } from '../../../src/journal/replay/replayStore';
import { verifyJournal } from '../../../src/journal/replay/verify';
import { recordPage } from '../../../src/storefront/app/recording/recordPage';
import { replayedShop } from '../../../src/storefront/app/recording/replayedShop';
import { highResolutionNow } from '../../../src/storefront/platform/clock';
import { environmentOf } from '../../../src/storefront/platform/environment';
import { createVault } from '../../../src/storefront/platform/vault';
import { openBuilder } from '../../support/builder/openBuilder';
import { recordingOf } from '../../support/journal/walkedShop';
import { onClose } from '../../support/openShops';
import { startTestServer, type TestServer } from '../../support/server/testServer';
import { waitUntil } from '../../support/waitUntil';

addBuilderTexts();
let server: TestServer;
let recording = '';

/** Personal values that an editor of the site may type or choose by mistake. */
const mistakes = ['Marqueuse-clients.csv', 'marqueuse@exemple.fr', 'Marqueuse Dupont'];

beforeAll(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  server = await startTestServer();
  const buffer = createActionBuffer(highResolutionNow);
  const page = await openBuilder(server, { recorder: buffer.enhancer });
  const { store, vault, perform, document } = page;
  const recorder = recordPage(
    { session: 's', part: 2, ...environmentOf('fr-FR', 0), endpoints: [] },
    buffer,
    recordedBuilder,
  );
  const view = render(<BuilderApp store={store} vault={vault} />);
  const dispatch = (action: Parameters<typeof store.dispatch>[0]) => act(() => void store.dispatch(action));
  const first = document();
  dispatch(fieldChanged({ place: ['ribbon', 'text'], value: 'Fermé lundi' }));
  dispatch(undone());
  dispatch(fieldChanged({ place: ['ribbon', 'text'], value: 'Ouvert lundi' }));
  await act(() => perform(saveRequested()));
  await act(() => perform(publishRequested()));
  dispatch(versionRequested({ version: 1 }));
  await act(() => waitUntil('the version is taken', () => store.getState().view.note?.kind === 'versionTaken'));
  dispatch(dialogOpened('file'));
  const [name = '', mail = '', words = ''] = mistakes;
  const wrong = JSON.stringify({ ...fileOf(first), document: { ...first, [mail]: words } });
  dispatch(fileRead(vault, { name, bytes: wrong.length, text: wrong }));
  await screen.findByText(new RegExp(`^Le fichier ${name} n’est pas repris`));
  const right = JSON.stringify(fileOf(first));
  dispatch(fileRead(vault, { name, bytes: right.length, text: right }));
  await screen.findByText(new RegExp(`^Le fichier ${name} est repris`));
  dispatch(pageOpened('contents'));
  await screen.findByRole('searchbox');
  dispatch(wordsTyped(vault, words));
  const count = await screen.findByText(/^Aucun contenu/);
  expect(count).toBeTruthy();
  const { data } =
    Object.values(store.getState().api.queries).find((entry) => entry?.endpointName === 'contentDrafts') ?? {};
  const [{ contentKey } = { contentKey: '' }] = (
    data as { readonly contents: readonly { readonly contentKey: string }[] }
  ).contents;
  dispatch(pageOpened('content'));
  dispatch(contentRequested({ contentKey }));
  await act(() => waitUntil('the content is read', () => store.getState().content.document !== null));
  dispatch(contentEvents.fieldChanged({ place: ['title'], value: 'Le beurre de tourage' }));
  dispatch(
    contentEvents.fieldChanged({ place: ['blocks'], value: [{ ...NEW_BLOCKS.grid, blocks: [NEW_BLOCKS.line] }] }),
  );
  dispatch(contentEvents.fieldChanged({ place: ['blocks', 0, 'spacing'], value: 'large' }));
  dispatch(pageOpened('searches'));
  await screen.findByRole('textbox', { name: 'Règles, une par ligne' });
  dispatch(termChosen('lait cru', '', ''));
  await screen.findByText(/avant, .* avec ces règles/);
  dispatch(termTyped(vault, words));
  dispatch(synonymsTyped({ base: '', synonyms: 'lait cru => lait' }));
  view.unmount();
  recording = recorder.close('test');
});
afterAll(() => server.close());

it('every state of a builder’s page replays as it was, a grid in a content too, and nothing of it was left out [REP-06] [KIT-03]', () => {
  const { actions, ...found } = verifyJournal({ ...replayedApplications, text: recording });
  expect(found).toMatchObject({ ok: true, parts: 1, gaps: 0, diverging: 0, problems: [] });
  expect(found.judgement).toEqual({ verdict: 'fine', reasons: [] });
  expect(actions).toBeGreaterThan(30);
});

it('a session that goes from the shop to the builder is verified as one, each part by its own application', () => {
  const shop = recordingOf([{ type: 'notices/none' }], 3, 1);
  const both = verifyJournal({ ...replayedApplications, text: shop + recording });
  expect(both).toMatchObject({ parts: 2, diverging: 0, problems: [] });
});

it('an application that this release has not is a problem, said once, and makes the recording impossible to replay', () => {
  const { problems, judgement, ok } = verifyJournal({ ...replayedShop, text: recording });
  expect(problems.map(({ code }) => code)).toEqual(['unknown-application']);
  expect({ ok, judgement }).toEqual({
    ok: false,
    judgement: { verdict: 'impossible', reasons: ['this release has no application "builder"'] },
  });
});

it('the page of every state is shown without a frame or a request', () => {
  const store = createReplayStore({ ...replayedBuilder, records: decodeJournal(recording).records });
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.reject(new Error('asked')));
  const view = render(<BuilderApp store={store as unknown as BuilderStore} vault={createVault()} />);
  onClose(view.unmount);
  let shown = false;
  let spacing: string | undefined;
  for (let position = 1; position <= store.length; position += 1) {
    act(() => store.seek(position));
    expect(document.querySelector('iframe')).toBeNull();
    spacing = screen.queryByLabelText<HTMLSelectElement>('Espace entre les éléments')?.value ?? spacing;
    shown ||= screen.queryByDisplayValue('Le beurre de tourage') !== null;
  }
  expect([shown, spacing]).toEqual([true, 'large']);
  expect(screen.getByRole('textbox', { name: 'Règles, une par ligne' })).toHaveProperty('value', 'lait cru => lait');
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

it('what is typed into a filter, a file’s name and what a wrong file holds are not recorded', () => {
  for (const text of [...mistakes, 'Marque', 'marque']) expect(recording).not.toContain(text);
});
