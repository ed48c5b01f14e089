import { contentEvents, contentRequested, selectIsContentChanged } from '../../../src/builder/contents';
import { selectContentProblems } from '../../../src/builder/contents/editing/contentSelectors';
import {
  contentPublishRequested,
  contentSaveRequested,
  contentWithdrawRequested,
} from '../../../src/builder/contents/editing/contentSlice';
import { pageOpened } from '../../../src/builder/app/viewSlice';
import { versionRequested } from '../../../src/builder/versions';
import { BLOCK_KINDS, NEW_BLOCKS } from '../../../src/builder/contents/blocks/newBlock';
import { wrapped } from '../../../src/builder/contents/blocks/wrapped';
import { contentProblems } from '../../../src/commerce/content/checkContent';
import { EDITING_PATHS, editingPath } from '../../../src/contract/content/editingPaths';
import { startTestServer, type TestServer } from '../../support/server/testServer';
import { openBuilder } from '../../support/builder/openBuilder';
import { waitUntil } from '../../support/waitUntil';

type Fault = NonNullable<Parameters<typeof openBuilder>[1]>['fault'];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A builder's page with a content opened: a new one, or the one with this key. */
async function edit(contentKey: string | null, fault?: Fault) {
  const page = await openBuilder(server, fault ? { fault } : {});
  const content = () => page.store.getState().content;
  const perform = async (action: Parameters<typeof page.store.dispatch>[0]) => {
    page.store.dispatch(action);
    await waitUntil('the server has answered', () => content().doing === null);
  };
  page.store.dispatch(pageOpened('content'));
  if (contentKey === null) page.store.dispatch(contentEvents.begun());
  else await perform(contentRequested({ contentKey }));
  const type = (name: string, value: string) =>
    void page.store.dispatch(contentEvents.fieldChanged({ place: name.split('.'), value }));
  return { ...page, content, perform, type };
}
const live = (path: string) => server.app.contents.live().at(path)?.document.title;

it('a new content takes its address from its title until it has one of its own, and is created by its first save', async () => {
  const { store, content, perform, type, calls } = await edit(null);
  type('kind', 'recipe');
  type('title', 'Crème brûlée à la vanille');
  expect(content().document?.path).toBe('/advice/idees-recettes/creme-brulee-a-la-vanille');
  type('path', '/advice/idees-recettes/creme-brulee');
  type('title', 'Crème brûlée');
  expect(content().document?.path).toBe('/advice/idees-recettes/creme-brulee');
  // A document that breaks a rule is not sent.
  const before = calls.length;
  await perform(contentSaveRequested());
  expect([[...selectContentProblems(store.getState())], calls.length]).toEqual([[['description', 'BLANK']], before]);
  type('description', 'Six pots dorés.');
  store.dispatch(contentSaveRequested());
  await waitUntil('it is created', () => content().contentKey !== null);
  const { contentKey, state } = content();
  expect([state?.revision, state?.liveVersion, selectIsContentChanged(store.getState())]).toEqual([1, 0, false]);
  expect(window.location.pathname).toBe(`/builder/contents/${contentKey ?? ''}`);
  type('title', 'Crème brûlée du comptoir');
  expect(content().document?.path).toBe('/advice/idees-recettes/creme-brulee');
  await perform(contentSaveRequested());
  expect(content().state?.revision).toBe(2);
  expect(calls.slice(before).map(({ call }) => call)).toEqual([
    `POST ${EDITING_PATHS.contents}`,
    `PUT ${editingPath('content', contentKey ?? '')}`,
  ]);
});

it('publishing saves first; what is live is taken back; an earlier version comes back as an edit that can be undone', async () => {
  const { content, perform, type, store } = await edit(null);
  const path = '/advice/levain';
  type('title', 'Levain');
  type('description', 'Le nourrir.');
  await perform(contentPublishRequested());
  await waitUntil('it is live', () => content().state?.liveVersion === 1 && content().doing === null);
  expect(live(path)).toBe('Levain');
  type('title', 'Levain dur');
  await perform(contentPublishRequested());
  await waitUntil('it is live', () => content().state?.liveVersion === 2 && content().doing === null);
  expect(live(path)).toBe('Levain dur');
  store.dispatch(versionRequested({ version: 1 }));
  await waitUntil('the version is there', () => content().document?.title === 'Levain');
  store.dispatch(contentEvents.undone());
  expect(content().document?.title).toBe('Levain dur');
  await perform(contentWithdrawRequested());
  expect([live(path), content().state?.liveVersion, content().document?.title]).toEqual([undefined, 0, 'Levain dur']);
});

it('a save whose answer is lost is repeated under its own key and makes one content', async () => {
  let isLost = true;
  const { content, perform, type, calls } = await edit(null, ({ method, url }) =>
    isLost && method === 'POST' && url === EDITING_PATHS.contents ? 'answerLost' : undefined,
  );
  type('title', 'Une seule fois');
  type('description', 'Rien en double.');
  await perform(contentSaveRequested());
  expect([content().failure?.doing, content().unsettled?.document.title]).toEqual(['saving', 'Une seule fois']);
  isLost = false;
  type('description', 'Et la suite.');
  await perform(contentSaveRequested());
  await waitUntil('both are saved', () => content().state?.revision === 2 && content().doing === null);
  const keys = calls.filter(({ call }) => call === `POST ${EDITING_PATHS.contents}`).map(({ key }) => key);
  expect([keys.length, new Set(keys).size, content().stored?.description]).toEqual([2, 1, 'Et la suite.']);
});

it('what another builder has saved in between is never overwritten unasked; either version can be kept', async () => {
  const one = await edit(null);
  one.type('title', 'À deux');
  one.type('description', 'D’abord.');
  await one.perform(contentSaveRequested());
  const key = one.content().contentKey;
  const other = await edit(key);
  other.type('description', 'De l’autre.');
  await other.perform(contentSaveRequested());
  one.type('description', 'De l’un.');
  await one.perform(contentSaveRequested());
  expect(one.content().conflict?.document.description).toBe('De l’autre.');
  one.store.dispatch(contentEvents.conflictSettled({ keeps: 'theirs' }));
  expect(one.content().document?.description).toBe('De l’autre.');
  one.store.dispatch(contentEvents.undone());
  await one.perform(contentSaveRequested());
  expect([one.content().state?.revision, one.content().stored?.description]).toEqual([3, 'De l’un.']);
  other.type('description', 'Encore de l’autre.');
  await other.perform(contentSaveRequested());
  other.store.dispatch(contentEvents.conflictSettled({ keeps: 'mine' }));
  await other.perform(contentSaveRequested());
  expect([other.content().state?.revision, other.content().stored?.description]).toEqual([4, 'Encore de l’autre.']);
});

it('letters into one field are one step back; another field is another step', async () => {
  const { content, type, store } = await edit(null);
  for (const title of ['B', 'Be', 'Beu']) type('title', title);
  type('description', 'Du beurre');
  store.dispatch(contentEvents.undone());
  expect([content().document?.title, content().document?.description]).toEqual(['Beu', '']);
  store.dispatch(contentEvents.undone());
  expect(content().document?.title).toBe('');
  store.dispatch(contentEvents.redone());
  expect(content().document?.title).toBe('Beu');
});

it('a new block of each kind says only that it is empty', () => {
  const document = { kind: 'page', path: '/x', title: 'T', description: 'D', picture: null, position: 0 };
  for (const kind of BLOCK_KINDS) {
    const rules = contentProblems({ ...document, blocks: [NEW_BLOCKS[kind]] }).map(({ rule }) => rule);
    expect(rules.every((rule) => rule === 'BLANK' || rule === 'NAME')).toBe(true);
  }
});

it.each([
  ['Du beurre froid', 3, 9, 'strong', 'Du <strong>beurre</strong> froid', 3, 26],
  ['Du ', 3, 3, 'em', 'Du <em></em>', 7, 7],
  ['un\n\ndeux', 0, 8, 'p', '<p>un</p>\n<p>deux</p>', 0, 21],
  ['un\ndeux', 0, 7, 'ul', '<ul><li>un</li><li>deux</li></ul>', 0, 33],
  ['voir ici', 5, 8, 'a', 'voir <a href="">ici</a>', 14, 14],
] as const)('in "%s" from %i to %i a %s makes "%s"', (text, start, end, mark, made, from, to) => {
  expect(wrapped(text, start, end, mark)).toEqual({ text: made, from, to });
});
