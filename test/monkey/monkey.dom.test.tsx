import { format } from 'node:util';
import { compose } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import { BuilderApp } from '../../src/builder/app/BuilderApp';
import { addBuilderTexts } from '../../src/builder/app/builderTexts';
import type { BuilderStore } from '../../src/builder/kernel/hooks';
import { replayedApplications } from '../../src/builder/recording/replayedApplications';
import { decodeJournal } from '../../src/journal/decode';
import type { JournalRecord } from '../../src/journal/format';
import { createActionBuffer } from '../../src/journal/record/actionBuffer';
import { applicationOf } from '../../src/journal/replay/application';
import { createReplayStore } from '../../src/journal/replay/replayStore';
import { verifyJournal } from '../../src/journal/replay/verify';
import { api } from '../../src/storefront/api';
import { App } from '../../src/storefront/app/App';
import { recordPage } from '../../src/storefront/app/recording/recordPage';
import { loadAllPages } from '../../src/storefront/app/routing/pageModules';
import { routes } from '../../src/storefront/app/routing/routes';
import { locationChanged, selectLocation } from '../../src/storefront/kernel/location';
import { matchPage, type PageName } from '../../src/storefront/kernel/pagePaths';
import type { RootState } from '../../src/storefront/kernel/state';
import { loadAllLazy } from '../../src/storefront/kernel/lazy';
import type { ShopStore } from '../../src/storefront/kernel/shopStore';
import { environmentOf } from '../../src/storefront/platform/environment';
import { createVault } from '../../src/storefront/platform/vault';
import { beginnings } from '../support/monkey/openAtRandom';
import { actAtRandom, type Chance } from '../support/monkey/randomActs';
import { watchOutside } from '../support/monkey/watchOutside';
import { keepActions } from '../support/storefront/keepActions';
import { closeShops } from '../support/openShops';
import { seededRandom } from '../support/orders/seededRandom';
import { startShopServer } from '../support/storefront/startShopServer';

// jsdom can neither leave a page for another document nor print: here both do nothing.
jest.mock('../../src/storefront/platform/page/document', () => ({
  ...jest.requireActual<object>('../../src/storefront/platform/page/document'),
  leaveFor: jest.fn(),
  printPage: jest.fn(),
}));

const setting = (name: string, usual: number): number => Number(process.env[name] ?? usual);
const SEED = setting('MONKEY_SEED', 1);
const SESSIONS = setting('MONKEY_SESSIONS', beginnings.length);
/** The least number of actions of all sessions together. */
const ACTIONS = setting('MONKEY_ACTIONS', 2_000);
/** How many states of a session are rendered; all its states are compared. */
const SHOWN = 8;
/** The number of acts on each rendered state. */
const ACTS_A_STATE = 3;
/**
 * The most acts for each action of a session: enough although most acts cause none. A session that does not reach its
 * actions fails.
 */
const ACTS_AN_ACTION = 20;

// Downloads do nothing.
jest.mock('../../src/storefront/platform/files', () => ({
  ...jest.requireActual<object>('../../src/storefront/platform/files'),
  saveFile: jest.fn(),
}));

addBuilderTexts();

/**
 * Plays a random session until it has had this many actions, or `ACTS_AN_ACTION` acts for each of them; returns its
 * recording and how many actions there were.
 */
async function walk(session: number, actions: number): Promise<{ readonly text: string; readonly walked: number }> {
  const server = await startShopServer();
  const chance = seededRandom(SEED * 1_000 + session);
  const beginning = beginnings[session % beginnings.length];
  if (!beginning) throw new Error('There is no beginning.');
  const buffer = createActionBuffer(() => performance.now());
  const { actions: reduced, recorder: keeping } = keepActions();
  const { application, settled } = await beginning.open(server, compose(keeping, buffer.enhancer));
  const endpoints = Object.keys(api.endpoints);
  const recorder = recordPage(
    { session: 'monkey', part: 1, ...environmentOf('fr-FR', 0), endpoints },
    buffer,
    application,
  );
  // The actions that opened the page do not count.
  const before = reduced.length;
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  try {
    for (let acts = 0; acts < ACTS_AN_ACTION * actions && reduced.length - before < actions; acts += 1) {
      await act(async () => actAtRandom(chance));
      await settled();
      // The effects of one act may be pending during the next.
      await act(() => jest.advanceTimersByTimeAsync(Math.floor(chance() ** 4 * 20_000)));
    }
    await settled();
    const text = recorder.close('monkey');
    closeShops();
    return { text, walked: reduced.length - before };
  } finally {
    jest.useRealTimers();
    await server.close();
  }
}

/**
 * Shows some states of a recording, its last one among them, and acts on each at random; returns what changed the state
 * or reached outside the page.
 */
function show(text: string, chance: Chance): readonly string[] {
  const { records } = decodeJournal(text);
  const [header] = records;
  const application = applicationOf(replayedApplications, header?.k === 'header' ? header : undefined);
  if (!application) throw new Error('The recording is of no application.');
  const store = createReplayStore({ ...application, records });
  const isBuilder = header?.k === 'header' && header.application !== undefined;
  const vault = createVault();
  const page = isBuilder ? (
    <BuilderApp store={store as unknown as BuilderStore} vault={vault} />
  ) : (
    <App store={store as unknown as ShopStore} vault={vault} />
  );
  const outside = watchOutside();
  const { unmount } = render(page);
  const moved: string[] = [];
  for (let shown = 1; shown <= SHOWN; shown += 1) {
    act(() => store.seek(Math.floor((store.length * shown) / SHOWN)));
    const state = store.getState();
    for (let acts = 0; acts < ACTS_A_STATE; acts += 1) act(() => actAtRandom(chance));
    if (store.getState() !== state) moved.push(`the state at ${store.position()}`);
  }
  unmount();
  outside.stop();
  return [...outside.seen, ...moved];
}

/** What the pages logged as errors in the console: React's warnings, and unexpected errors. */
const complaints: string[] = [];
beforeEach(() => {
  complaints.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...said: unknown[]) => void complaints.push(format(...said)));
});
afterEach(() => jest.restoreAllMocks());

beforeAll(async () => {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  // jsdom does not navigate, and reports that as an error.
  window.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  });
  await loadAllPages();
  await loadAllLazy();
});

/** The pages of the route table that a recording of the shop shows. */
function pagesIn(records: readonly JournalRecord[]): readonly PageName[] {
  const [header] = records;
  if (header?.k !== 'header' || header.application !== undefined) return [];
  return records.flatMap((record) => {
    if (record.k === 'action')
      return locationChanged.match(record.a) ? [matchPage(record.a.payload.location).name] : [];
    // Checked edge: a snapshot of the shop is one of its states.
    return record.k === 'snapshot' ? [matchPage(selectLocation(record.state as RootState)).name] : [];
  });
}

const total = { actions: 0, states: 0, types: new Set<string>(), pages: new Set<PageName>() };
afterAll(() => {
  process.stdout.write(
    `monkey: ${SESSIONS} sessions, ${total.actions} actions, ${total.states} states compared, ${total.types.size} types, ${total.pages.size} pages: ${[...total.pages].sort().join(' ')}\n`,
  );
});

const sessions = Array.from(
  { length: SESSIONS },
  (_none, session) => [session, beginnings[session % beginnings.length]?.name ?? ''] as const,
);

it.each(sessions)(
  'session %i at random, %s: every state replays as it was, while it is shown nothing is asked, written or moved, whatever is pressed, and no page complains [REP-14]',
  async (session) => {
    const { text, walked } = await walk(session, Math.ceil(ACTIONS / SESSIONS));
    expect(walked).toBeGreaterThanOrEqual(Math.ceil(ACTIONS / SESSIONS));
    const { actions, states, ...found } = verifyJournal({ ...replayedApplications, text });
    expect(found).toMatchObject({ diverging: 0, problems: [], ok: true });
    // The ring buffer drops the beginning of a long session and declares it. Nothing else may be left out.
    const { records } = decodeJournal(text);
    const gaps = records.flatMap((record) => (record.k === 'gap' ? [record.reason] : []));
    expect(gaps.filter((reason) => reason !== 'size')).toEqual([]);
    // What is not in the recording is declared by a gap.
    if (gaps.length === 0) expect(actions).toBeGreaterThanOrEqual(walked);
    total.actions += actions;
    total.states += states;
    for (const record of records) if (record.k === 'action') total.types.add(record.a.type);
    for (const page of pagesIn(records)) total.pages.add(page);
    expect(show(text, seededRandom(session))).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

/** Pages that need a payment, whose form is a page in a frame, or a mailed link: the monkey reaches neither. */
const OUT_OF_REACH: readonly PageName[] = ['order', 'invoice', 'resetPassword'];
/** How many types of actions and pages must occur in so many actions: with fewer of them the monkey is stuck. */
const REACH = [
  { actions: 2_000, types: 70, pages: 9 },
  { actions: 100_000, types: 120, pages: Object.keys(routes).length - OUT_OF_REACH.length },
] as const;

it('the sessions together come to most pages of the shop and raise most types of actions', () => {
  const expected = REACH.findLast(({ actions }) => ACTIONS >= actions && SESSIONS >= beginnings.length);
  // Nothing is expected of a shorter walk, such as one that repeats a failure.
  if (!expected) return;
  expect(total.types.size).toBeGreaterThanOrEqual(expected.types);
  expect(total.pages.size).toBeGreaterThanOrEqual(expected.pages);
});

it('whatever would reach outside is seen', async () => {
  const outside = watchOutside();
  void fetch('/');
  new XMLHttpRequest().send();
  localStorage.setItem('a', 'b');
  sessionStorage.removeItem('a');
  history.pushState(null, '', '/elsewhere');
  document.cookie = 'a=b';
  navigator.sendBeacon('/');
  indexedDB.open('a');
  const ways = [new WebSocket('ws://a'), new BroadcastChannel('a'), new Worker('a.js'), new EventSource('/')];
  outside.stop();
  expect(ways).toHaveLength(4);
  const late = ['sendBeacon', 'indexedDB.open', 'WebSocket', 'BroadcastChannel', 'Worker', 'EventSource'];
  expect(outside.seen).toEqual(['fetch', 'send', 'setItem', 'removeItem', 'pushState', 'cookie', ...late]);
  expect(window.location.pathname).toBe('/');
});
