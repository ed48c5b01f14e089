import {
  action,
  header,
  linesOf,
  recordingBrowser,
  recordingPlugins,
  snapshot,
  supportAgent,
} from '../../../support/server/calls/recordingCalls';
import { startTestServer, type TestServer } from '../../../support/server/testServer';

let shop: TestServer;
beforeEach(async () => {
  shop = await startTestServer({ plugins: recordingPlugins });
});
afterEach(() => shop.close());

const EIGHT = Date.UTC(2025, 2, 3, 8, 0);
const MINUTE_MS = 60_000;

/** A tab that is recorded between two moments, in minutes after eight; in the browser of another tab, if one is given. */
async function tab(from: number, to: number, beside?: ReturnType<typeof recordingBrowser>) {
  const cookie = beside?.headers()['cookie'];
  const own = recordingBrowser(shop.app, cookie === undefined ? {} : { cookie });
  await own.open();
  const last = action(0, { type: 'cart/noted' });
  const lines = linesOf(header(own.session, 1, EIGHT + from * MINUTE_MS), snapshot(), {
    ...last,
    t: (to - from) * MINUTE_MS,
  } as typeof last);
  const { status } = await own.send(1, 1, lines);
  if (status !== 201) throw new Error('The recording was refused.');
  return own;
}

test('a session names the sessions of other tabs of the same browser at the same time, and no others [REP-04]', async () => {
  const first = await tab(10, 20);
  const before = await tab(0, 9, first);
  const across = await tab(5, 10, first);
  const within = await tab(12, 14, first);
  const later = await tab(21, 30, first);
  const elsewhere = await tab(12, 14);
  // Opened, but nothing of it arrived.
  await recordingBrowser(shop.app, { cookie: first.headers()['cookie'] ?? '' }).open();
  const support = await supportAgent(shop.app);
  const tabsOf = async (session: string) =>
    (await support.detail(session)).otherTabs.map((found) => [found.session, found.summary.actions]);
  expect(await tabsOf(first.session)).toEqual([
    [across.session, 1],
    [within.session, 1],
  ]);
  expect(await tabsOf(within.session)).toEqual([[first.session, 1]]);
  expect(await tabsOf(before.session)).toEqual([[across.session, 1]]);
  expect(await tabsOf(later.session)).toEqual([]);
  expect(await tabsOf(elsewhere.session)).toEqual([]);
});

test('opening a session counts as seeing those of other tabs in a list, which their audit logs say; an erased one is not named [REP-13]', async () => {
  const first = await tab(10, 20);
  const second = await tab(12, 14, first);
  const support = await supportAgent(shop.app);
  await support.detail(first.session);
  const viewsOf = async (session: string) => (await support.detail(session)).views.map(({ what }) => what);
  expect(await viewsOf(second.session)).toEqual(['opened', 'listed']);
  await second.erase();
  expect((await support.detail(first.session)).otherTabs).toEqual([]);
});
