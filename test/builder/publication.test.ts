import { builderReducer } from '../../src/builder/app/builderStore';
import type { BuilderState } from '../../src/builder/kernel/state';
import { selectFirstProblem } from '../../src/builder/app/firstProblem';
import { selectDecided } from '../../src/builder/conflict/conflictSelectors';
import {
  conflictSettled,
  documentReplaced,
  fieldChanged,
  fieldLeft,
  itemAdded,
  itemMoved,
  itemRemoved,
  redone,
  selectProblems,
  undone,
} from '../../src/builder/draft';
import { fileRead } from '../../src/builder/file';
import {
  publishRequested,
  saveRequested,
  selectConflict,
  selectFailure,
  selectIsChanged,
  selectSite,
  selectUnsettled,
} from '../../src/builder/publication';
import { versionRequested } from '../../src/builder/versions';
import { BUILDER_PATHS } from '../../src/contract/site/builderPaths';
import { fileOf } from '../../src/commerce/site/siteFile';
import { MOST_PROBLEMS } from '../../src/contract/documents/documentRules';
import { SITE_LIMITS } from '../../src/contract/site/siteLimits';
import type { HttpRequest } from '../../src/storefront/platform/http';
import { SESSION_LIFETIME_MS } from '../../src/server/visitors/sessions';
import { startTestServer, type TestServer } from '../support/server/testServer';
import { openBuilder } from '../support/builder/openBuilder';
import { waitUntil } from '../support/waitUntil';

// Moving the focus is up to the page, which this test does not render.
jest.mock('../../src/storefront/platform/builderPage/focus', () => ({ focusFirst: jest.fn() }));

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());
const open = (options?: Parameters<typeof openBuilder>[1]) => openBuilder(server, options);

const ribbonText = (value: string) => fieldChanged({ place: ['ribbon', 'text'], value });
const legalText = (value: string) => fieldChanged({ place: ['footer', 'legalText'], value });
const live = () => server.app.site.live();
const isSave = ({ method, url }: HttpRequest) => method === 'PUT' && url === BUILDER_PATHS.draft;
const revisionIn = (state: BuilderState) => selectSite(state)?.revision;

it('what is edited is live once it is published, saved first and under one version', async () => {
  const { store, perform, calls, document } = await open();
  store.dispatch(ribbonText('Fermé lundi'));
  expect(selectIsChanged(store.getState())).toBe(true);
  await perform(publishRequested());
  expect(selectSite(store.getState())).toMatchObject({ revision: 2, liveVersion: 2, isChanged: false });
  expect(selectIsChanged(store.getState())).toBe(false);
  expect(live()).toEqual({ version: 2, document: document() });
  expect(document().ribbon.text).toBe('Fermé lundi');
  const changes = calls.map(({ call }) => call).filter((call) => !call.startsWith('GET'));
  expect(changes).toEqual([`PUT ${BUILDER_PATHS.draft}`, `POST ${BUILDER_PATHS.publications}`]);
});

it('what is edited and asked for while a save is on its way is saved and published after it, once', async () => {
  const { store, calls, document } = await open();
  store.dispatch(ribbonText('Un'));
  store.dispatch(saveRequested());
  store.dispatch(legalText('Deux'));
  store.dispatch(saveRequested());
  store.dispatch(publishRequested());
  store.dispatch(saveRequested());
  await waitUntil('the site is live again', () => selectSite(store.getState())?.liveVersion === 2);
  store.dispatch(publishRequested());
  store.dispatch(publishRequested());
  store.dispatch(legalText('Trois'));
  store.dispatch(saveRequested());
  await waitUntil('the draft is saved', () => revisionIn(store.getState()) === 4 && !selectIsChanged(store.getState()));
  expect(live()).toMatchObject({ version: 2, document: { ribbon: { text: 'Un' }, footer: { legalText: 'Deux' } } });
  const changes = calls.map(({ call }) => call.split(' ')[0]).filter((method) => method !== 'GET');
  expect(changes).toEqual(['PUT', 'PUT', 'POST', 'PUT']);
  expect((await open()).document()).toEqual(document());
});

it('nothing is sent that breaks a rule; the builder is led to the first wrong field', async () => {
  const { store, perform, calls } = await open();
  const before = calls.length;
  store.dispatch(fieldChanged({ place: ['menus', 'Menu_Barista', 0, 'label'], value: ' ' }));
  store.dispatch(fieldChanged({ place: ['variants', 'hotel', 'barColor'], value: 'rouge' }));
  await perform(saveRequested());
  await perform(publishRequested());
  expect(calls).toHaveLength(before);
  expect(selectFirstProblem(store.getState())).toEqual({
    path: 'menus.Menu_Barista.0.label',
    section: 'menus',
    selection: { menu: 'Menu_Barista', path: [0] },
  });
  expect(store.getState().view.section).toBe('menus');
  expect(store.getState().draft.selection).toEqual({ menu: 'Menu_Barista', path: [0] });
});

it('two builders at once: the later one is shown both versions, and nothing of either is lost', async () => {
  const [one, other] = [await open(), await open()];
  one.store.dispatch(ribbonText('De l’un'));
  await one.perform(saveRequested());
  other.store.dispatch(legalText('De l’autre'));
  await other.perform(publishRequested());
  const conflict = selectConflict(other.store.getState());
  expect([conflict?.document.ribbon.text, other.document().footer.legalText]).toEqual(['De l’un', 'De l’autre']);
  expect(live().version).toBe(1);
  // While both versions are shown nothing is sent.
  const before = other.calls.length;
  await other.perform(saveRequested());
  expect(other.calls).toHaveLength(before);

  const mine = other.document();
  other.store.dispatch(conflictSettled({ document: { ...mine, ribbon: { ...mine.ribbon, text: 'De l’un' } } }));
  expect(selectConflict(other.store.getState())).toBeNull();
  await other.perform(saveRequested());
  expect(revisionIn(other.store.getState())).toBe(3);
  const third = await open();
  expect([third.document().ribbon.text, third.document().footer.legalText]).toEqual(['De l’un', 'De l’autre']);
});

it('a step back behind a settled conflict meets it again, and a step forward is saved at once', async () => {
  const [one, other] = [await open(), await open()];
  one.store.dispatch(ribbonText('De l’un'));
  await one.perform(saveRequested());
  other.store.dispatch(legalText('De l’autre'));
  await other.perform(saveRequested());
  const settle = () => {
    const mine = other.document();
    other.store.dispatch(conflictSettled({ document: { ...mine, ribbon: { ...mine.ribbon, text: 'De l’un' } } }));
  };
  settle();
  await other.perform(saveRequested());
  expect(revisionIn(other.store.getState())).toBe(3);

  // After the undo the draft lacks the other builder's change again: saving it would revert that change silently.
  other.store.dispatch(undone());
  expect(other.document().ribbon.text).not.toBe('De l’un');
  await other.perform(publishRequested());
  expect(selectConflict(other.store.getState())).toMatchObject({
    revision: 3,
    document: { ribbon: { text: 'De l’un' } },
  });
  expect(selectDecided(other.store.getState())).toMatchObject([{ id: 'ribbon.text', side: 'theirs' }]);
  settle();
  other.store.dispatch(legalText('De l’autre, encore'));
  await other.perform(saveRequested());
  expect([selectConflict(other.store.getState()), revisionIn(other.store.getState())]).toEqual([null, 4]);
  other.store.dispatch(undone());
  other.store.dispatch(undone());
  other.store.dispatch(redone());
  await other.perform(saveRequested());
  expect([selectConflict(other.store.getState()), revisionIn(other.store.getState())]).toEqual([null, 5]);
  expect((await open()).document().ribbon.text).toBe('De l’un');
});

it('a save whose answer is lost is repeated under its own key before what was edited since is saved', async () => {
  let losing = true;
  const { store, perform, calls, document } = await open({
    fault: (request) => (losing && isSave(request) ? 'answerLost' : undefined),
  });
  store.dispatch(ribbonText('Un'));
  await perform(saveRequested());
  expect(selectFailure(store.getState())).toMatchObject({ doing: 'saving', failure: { code: 'NO_ANSWER' } });
  expect(selectUnsettled(store.getState())?.revision).toBe(1);
  store.dispatch(legalText('Deux'));
  losing = false;
  await perform(saveRequested());
  expect([selectConflict(store.getState()), selectUnsettled(store.getState())]).toEqual([null, null]);
  const keys = calls.filter(({ call }) => call.startsWith('PUT')).map(({ key }) => key);
  expect(keys).toHaveLength(3);
  expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
  // The call whose answer was lost had been carried out: two changes, not three.
  expect(revisionIn(store.getState())).toBe(3);
  expect((await open()).document()).toEqual(document());
});

it('a lost save whose repeat is refused to somebody else’s login is repeated again after it, and meets no conflict', async () => {
  let losing = true;
  const { store, perform, logIn } = await open({
    fault: (request) => (losing && isSave(request) ? 'answerLost' : undefined),
  });
  store.dispatch(ribbonText('Un'));
  await perform(saveRequested());
  losing = false;
  await logIn('boulangerie');
  await perform(saveRequested());
  expect(selectFailure(store.getState())?.failure.status).toBe(403);
  await logIn('builder');
  store.dispatch(legalText('Deux'));
  await perform(saveRequested());
  // The first call had been carried out: a builder is not in conflict with themselves.
  expect([selectConflict(store.getState()), selectUnsettled(store.getState())]).toEqual([null, null]);
  expect(revisionIn(store.getState())).toBe(3);
});

it.each([
  ['offline' as const, { code: 'NO_ANSWER', status: 0 }],
  [{ status: 503 }, { status: 503 }],
])('when a call fails (%j) everything stays in hand, and trying again is enough', async (outcome, failure) => {
  let failing = true;
  const { store, perform } = await open({ fault: (request) => (failing && isSave(request) ? outcome : undefined) });
  store.dispatch(ribbonText('Gardé'));
  await perform(saveRequested());
  expect(selectFailure(store.getState())?.failure).toMatchObject(failure);
  expect(selectIsChanged(store.getState())).toBe(true);
  failing = false;
  await perform(saveRequested());
  expect([selectFailure(store.getState()), selectIsChanged(store.getState())]).toEqual([null, false]);
  expect(revisionIn(store.getState())).toBe(2);
});

it('a session that has ended loses nothing: after a login beside the page the same edits are saved', async () => {
  const { store, perform, logIn } = await open();
  store.dispatch(ribbonText('Gardé'));
  server.clock.advance(SESSION_LIFETIME_MS + 1);
  await perform(saveRequested());
  expect(selectFailure(store.getState())?.failure.status).toBe(401);
  // Another user, who has logged in at the same computer but is no builder, may not save the edits.
  await logIn('boulangerie');
  await perform(saveRequested());
  expect(selectFailure(store.getState())?.failure.status).toBe(403);
  await logIn('builder');
  await perform(saveRequested());
  expect([selectFailure(store.getState()), revisionIn(store.getState())]).toEqual([null, 2]);
});

it('an earlier version and a file come in as edits that can be undone; a file that is no site changes nothing', async () => {
  const { store, vault, perform, document } = await open();
  const first = document();
  store.dispatch(ribbonText('Deuxième version'));
  await perform(publishRequested());
  const second = document();
  store.dispatch(versionRequested({ version: 1 }));
  await waitUntil('the version is taken', () => store.getState().view.note?.kind === 'versionTaken');
  expect(document()).toEqual(first);
  store.dispatch(undone());
  expect(document()).toEqual(second);

  const bring = (value: unknown, text = JSON.stringify(value)) => {
    store.dispatch(fileRead(vault, { name: 'site.json', bytes: text.length, text }));
    return store.getState().file.refused;
  };
  const blank = { ...first, ribbon: { ...first.ribbon, hexcolor: 'rouge' } };
  expect(bring(fileOf(blank))).toBeNull();
  expect([...selectProblems(store.getState())]).toEqual([['ribbon.hexcolor', 'HEX_COLOR']]);
  const taken = document();

  const { profileMenu: _profileMenu, ...header } = first.header;
  const wrong = { ...fileOf(first), document: { ...first, header: { ...header, colour: 1 }, footer: [] } };
  expect(bring(wrong)).toMatchObject({
    reason: 'WRONG',
    problems: [
      { path: 'document.header.colour', rule: 'UNKNOWN_FIELD' },
      { path: 'document.footer', rule: 'WRONG_TYPE' },
    ],
  });
  expect(bring({ format: 'another', formatVersion: 1 })).toMatchObject({ problems: [{ path: 'format' }] });
  expect(bring(null, '{"format":')).toMatchObject({ reason: 'NOT_JSON' });
  store.dispatch(fileRead(vault, { name: 'site.json', bytes: SITE_LIMITS.bytes + 1, text: null }));
  expect(store.getState().file.refused).toMatchObject({ reason: 'TOO_LARGE' });
  const items = Array.from({ length: 150 }, () => ({ label: 1 }));
  expect(bring({ ...fileOf(first), document: { ...first, menus: { Footer: items } } })).toMatchObject({
    problems: { length: MOST_PROBLEMS },
  });
  expect(document()).toBe(taken);
  store.dispatch(undone());
  expect(document()).toEqual(second);
});

it('the log of a session, undone and redone steps too, reduced from its beginning gives the very same state', async () => {
  const { store, actions, perform, document } = await open();
  store.dispatch(itemAdded({ menu: 'Menu_Barista', target: { path: [], where: 'inside' }, label: 'Nouveau' }));
  for (const text of ['F', 'Fê', 'Fête']) store.dispatch(ribbonText(text));
  store.dispatch(fieldLeft());
  store.dispatch(itemMoved({ menu: 'Menu_Barista', from: [1], target: { path: [0], where: 'before' } }));
  store.dispatch(undone());
  store.dispatch(undone());
  store.dispatch(redone());
  store.dispatch(itemRemoved({ menu: 'Menu_Barista', path: [0] }));
  await perform(publishRequested());
  store.dispatch(versionRequested({ version: 1 }));
  await waitUntil('there is a note', () => store.getState().view.note !== null);
  store.dispatch(documentReplaced({ document: { ...document(), menus: {} } }));
  store.dispatch(undone());
  const states = [builderReducer(undefined, { type: '@@INIT' })];
  for (const action of actions) {
    const last = states.at(-1);
    states.push(builderReducer(last, JSON.parse(JSON.stringify(action)) as typeof action));
  }
  expect(states.at(-1)).toEqual(store.getState());
  expect(actions.filter(({ type }) => type.startsWith('draft/')).length).toBeGreaterThan(12);
});
