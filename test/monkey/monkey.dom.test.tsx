import { act, render } from '@testing-library/react';
import { BuilderApp } from '../../src/builder/app/BuilderApp';
import { addBuilderTexts } from '../../src/builder/app/builderTexts';
import type { BuilderStore } from '../../src/builder/kernel/hooks';
import { replayedApplications } from '../../src/builder/recording/replayedApplications';
import { decodeJournal } from '../../src/journal/decode';
import { createActionBuffer } from '../../src/journal/record/actionBuffer';
import { applicationOf } from '../../src/journal/replay/application';
import { createReplayStore } from '../../src/journal/replay/replayStore';
import { verifyJournal } from '../../src/journal/replay/verify';
import { api } from '../../src/storefront/api';
import { App } from '../../src/storefront/app/App';
import { recordPage } from '../../src/storefront/app/recording/recordPage';
import { loadAllPages } from '../../src/storefront/app/routing/pageModules';
import { loadAllLazy } from '../../src/storefront/kernel/lazy';
import type { ShopStore } from '../../src/storefront/kernel/shopStore';
import { translate } from '../../src/storefront/messages';
import { environmentOf } from '../../src/storefront/platform/environment';
import { createVault } from '../../src/storefront/platform/vault';
import { beginnings } from '../support/monkey/openAtRandom';
import { actAtRandom } from '../support/monkey/randomActs';
import { watchOutside } from '../support/monkey/watchOutside';
import { closeShops } from '../support/openShops';
import { seededRandom } from '../support/orders/seededRandom';
import { startShopServer } from '../support/storefront/startShopServer';

// Leaving the shop for a page of the server ends nothing here: the page stays as it is.
jest.mock('../../src/storefront/platform/page/document', () => ({
  ...jest.requireActual<object>('../../src/storefront/platform/page/document'),
  leaveFor: jest.fn(),
  printPage: jest.fn(),
}));

const setting = (name: string, usual: number): number => Number(process.env[name] ?? usual);
const SEED = setting('MONKEY_SEED', 1);
const SESSIONS = setting('MONKEY_SESSIONS', 12);
/** Of all sessions together. */
const ACTIONS = setting('MONKEY_ACTIONS', 2_000);
/** So many states of a session are shown; every one is compared. */
const SHOWN = 12;
/** Whoever stands where nothing can be done starts anew. */
const MOST_ACTS = 2_000;

addBuilderTexts();

/** One session at random, at least so long; its recording. */
async function walk(session: number, actions: number): Promise<string> {
  const server = await startShopServer();
  const chance = seededRandom(SEED * 1_000 + session);
  const beginning = beginnings[session % beginnings.length];
  if (!beginning) throw new Error('There is no beginning.');
  const buffer = createActionBuffer(() => performance.now());
  const { application, settled } = await beginning.open(server, buffer.enhancer);
  const endpoints = Object.keys(api.endpoints);
  const recorder = recordPage(
    { session: 'monkey', part: 1, ...environmentOf('fr-FR', 0), endpoints },
    buffer,
    application,
  );
  const count = () =>
    recorder
      .text()
      .split('\n')
      .filter((line) => line.startsWith('{"k":"action"')).length;
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  try {
    for (let acts = 0; acts < MOST_ACTS && (acts % 10 > 0 || count() < actions); acts += 1) {
      await act(async () => actAtRandom(chance));
      await settled();
      await act(() => jest.advanceTimersByTimeAsync(Math.floor(chance() ** 4 * 20_000)));
      await settled();
    }
    const text = recorder.close('monkey');
    closeShops();
    return text;
  } finally {
    jest.useRealTimers();
    await server.close();
  }
}

/** Shows some states of a recording, its last one among them; what reached outside meanwhile. */
function show(text: string): readonly string[] {
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
    <App store={store as unknown as ShopStore} vault={vault} translate={translate} />
  );
  const outside = watchOutside();
  const { unmount } = render(page);
  for (let shown = 1; shown <= SHOWN; shown += 1) act(() => store.seek(Math.floor((store.length * shown) / SHOWN)));
  unmount();
  outside.stop();
  return outside.seen;
}

beforeAll(async () => {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  // jsdom goes nowhere and says so.
  window.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  });
  await loadAllPages();
  await loadAllLazy();
});

const total = { actions: 0, states: 0, types: new Set<string>() };
afterAll(() => {
  process.stdout.write(
    `monkey: ${SESSIONS} sessions, ${total.actions} actions, ${total.states} states compared, ${total.types.size} types\n`,
  );
});

const sessions = Array.from(
  { length: SESSIONS },
  (_none, session) => [session, beginnings[session % beginnings.length]?.name ?? ''] as const,
);

it.each(sessions)(
  'session %i at random, %s: every state replays as it was, and nothing reaches outside meanwhile [REP-06]',
  async (session) => {
    const text = await walk(session, Math.ceil(ACTIONS / SESSIONS));
    const { actions, states, ...found } = verifyJournal({ ...replayedApplications, text });
    expect(found).toMatchObject({ diverging: 0, problems: [], gaps: 0, ok: true });
    expect(actions).toBeGreaterThanOrEqual(Math.ceil(ACTIONS / SESSIONS));
    total.actions += actions;
    total.states += states;
    for (const record of decodeJournal(text).records) if (record.k === 'action') total.types.add(record.a.type);
    expect(show(text)).toEqual([]);
  },
);

it('whatever would reach outside is seen', async () => {
  const outside = watchOutside();
  void fetch('/');
  new XMLHttpRequest().send();
  localStorage.setItem('a', 'b');
  sessionStorage.removeItem('a');
  history.pushState(null, '', '/elsewhere');
  document.cookie = 'a=b';
  outside.stop();
  expect(outside.seen).toEqual(['fetch', 'send', 'setItem', 'removeItem', 'pushState', 'cookie']);
  expect(window.location.pathname).toBe('/');
});
