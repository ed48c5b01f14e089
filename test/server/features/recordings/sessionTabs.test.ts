import { randomUUID } from 'node:crypto';
import type { JournalRecord } from '../../../../src/journal/format';
import { verifySigned } from '../../../../src/journal/signed';
import { nodeSignatures } from '../../../../src/journal/signed/nodeSignatures';
import {
  action,
  failed,
  header,
  linesOf,
  recordingBrowser,
  recordingPlugins,
  snapshot,
  supportAgent,
} from '../../../support/server/calls/recordingCalls';
import { countedStatements, statementsOf } from '../../../support/server/fuzz/countedStatements';
import { startTestServer, type TestServer } from '../../../support/server/testServer';

let shop: TestServer;
let support: Awaited<ReturnType<typeof supportAgent>>;
beforeEach(async () => {
  shop = await startTestServer({ plugins: recordingPlugins, through: countedStatements });
  support = await supportAgent(shop.app);
});
afterEach(() => shop.close());

const EIGHT = Date.UTC(2025, 2, 3, 8, 0);
const MINUTE_MS = 60_000;

/** A tab recorded between two moments, in minutes after eight; in the browser of another tab, if one is given. */
async function tab(
  from: number,
  to: number,
  beside?: ReturnType<typeof recordingBrowser>,
  ...more: readonly JournalRecord[]
) {
  const cookie = beside?.headers()['cookie'];
  const own = recordingBrowser(shop.app, cookie === undefined ? {} : { cookie });
  await own.open();
  const last = action(more.length, { type: 'cart/noted' });
  const lines = linesOf(header(own.session, 1, EIGHT + from * MINUTE_MS), snapshot(), ...more, {
    ...last,
    t: (to - from) * MINUTE_MS,
  } as typeof last);
  const { status, reply } = await own.send(1, 1, lines);
  if (status !== 201) throw new Error(`The recording was refused: ${reply.body}`);
  return own;
}

const tabsOf = async (session: string) =>
  (await support.detail(session)).otherTabs.map((found) => [found.session, found.summary.actions]);
/** Each session of the list: the tab that stands for it, and the others. */
const listed = async (query: string) =>
  (await support.find(query)).recordings.map((found) => [
    found.session,
    ...found.otherTabs.map(({ session }) => session),
  ]);

test('the tabs of a browser are one session until nothing happens in any of them for half an hour; each names the others [REP-04]', async () => {
  const first = await tab(10, 20);
  const across = await tab(5, 10, first);
  const within = await tab(12, 14, first);
  const longest = await tab(18, 70, first);
  // `last` begins half an hour after `longest` has ended, in the same session; `later` 31 minutes after `last` has.
  const last = await tab(100, 110, first);
  const later = await tab(141, 150, first);
  const elsewhere = await tab(12, 14);
  // A tab that was opened, but of which nothing arrived.
  const empty = recordingBrowser(shop.app, { cookie: first.headers()['cookie'] ?? '' });
  await empty.open();
  const session = [across, first, within, longest, last];
  for (const own of session)
    expect(await tabsOf(own.session)).toEqual(
      session.filter((other) => other !== own).map((other) => [other.session, 1]),
    );
  for (const alone of [later, elsewhere, empty]) expect(await tabsOf(alone.session)).toEqual([]);
});

test('a session has a hundred tabs at most, so that the work for a list is bounded: the next begins another [REP-04]', async () => {
  const first = await tab(10, 20);
  for (let minute = 0; minute < 101; minute += 1) await tab(11 + minute / 10, 30, first);
  const rows = await listed('');
  expect(rows.map(([, ...others]) => others.length)).toEqual([1, 10]);
});

/** Copies the recording of a tab this many times; each copy begins and ends a second later than the one before it. */
const copyTab = (session: string, times: number) =>
  shop.app.database.write(async (db) => {
    const row = await db.selectFrom('recording').selectAll().where('session', '=', session).executeTakeFirstOrThrow();
    for (let from = 0; from < times; from += 500) {
      const copies = Array.from({ length: Math.min(500, times - from) }, (_, index) => {
        const shift = (from + index + 1) * 1000;
        return {
          ...row,
          session: randomUUID(),
          started_at: row.started_at + shift,
          ended_at: row.ended_at + shift,
        };
      });
      await db.insertInto('recording').values(copies).execute();
    }
  });

test('of one browser’s recordings a hundred are a row of a list, and thousands more take no more statements [REP-04]', async () => {
  const elsewhere = await tab(0, 1);
  const first = await tab(10, 20);
  await copyTab(first.session, 299);
  expect(await listed('')).toHaveLength(4);
  const pageOf = async () => {
    const { result, statements } = await statementsOf(() => support.find(''));
    return { rows: result.recordings.map(({ otherTabs }) => otherTabs.length), statements };
  };
  await copyTab(first.session, 2700);
  const thousands = await pageOf();
  // Each row stands for the first of a hundred tabs; the ten that follow it are listed with it.
  expect(thousands.rows).toEqual(Array.from({ length: 25 }, () => 10));
  await copyTab(first.session, 3000);
  expect(await pageOf()).toEqual(thousands);
  expect(thousands.statements).toBeLessThan(60);
  const sought = await listed('?pageSize=100');
  expect(sought.at(-1)).toEqual([elsewhere.session]);
});

test('the last error of each tab of a list is asked for at once, however many tabs have one [REP-04]', async () => {
  const first = await tab(
    10,
    20,
    undefined,
    failed(0, randomUUID(), 'NOT_FOUND'),
    failed(1, randomUUID(), 'LIMIT_EXCEEDED'),
  );
  const foundWith = async () => {
    const { result, statements } = await statementsOf(() => support.find(''));
    const [row] = result.recordings;
    return { errors: [row, ...(row?.otherTabs ?? [])].map((one) => one?.summary.lastError), statements };
  };
  const alone = await foundWith();
  expect(alone.errors).toEqual([{ code: 'LIMIT_EXCEEDED', part: 1, action: 1 }]);
  for (const minute of [11, 12, 13]) await tab(minute, 20, first, failed(0, randomUUID(), 'CARD_DECLINED'));
  const beside = await foundWith();
  expect(beside.errors.map((one) => one?.code)).toEqual([
    'LIMIT_EXCEEDED',
    'CARD_DECLINED',
    'CARD_DECLINED',
    'CARD_DECLINED',
  ]);
  // One more statement is allowed: it reads which earlier tabs of a found tab's session match the search, too.
  expect(beside.statements).toBeLessThanOrEqual(alone.statements + 1);
});

test('the last error of a tab is that of its last page life, whatever its number there [REP-04]', async () => {
  const own = await tab(10, 20, undefined, ...[0, 1, 2].map((at) => failed(at, randomUUID(), 'LIMIT_EXCEEDED')));
  const again = linesOf(
    header(own.session, 2, EIGHT + 21 * MINUTE_MS),
    snapshot(),
    failed(0, randomUUID(), 'NOT_FOUND'),
  );
  expect((await own.send(2, 1, again)).status).toBe(201);
  const { recordings } = await support.find('');
  expect(recordings.map(({ summary }) => summary.lastError)).toEqual([{ code: 'NOT_FOUND', part: 2, action: 0 }]);
});

test('a list has a session once, with all of its tabs, by the first of them that is sought, and each tab keeps its own signed chain [REP-04] [REP-12]', async () => {
  const first = await tab(10, 20);
  const second = await tab(12, 30, first, failed(0, randomUUID(), 'CARD_DECLINED'));
  const third = await tab(15, 16, first, failed(0, randomUUID(), 'CARD_DECLINED'));
  const alone = await tab(13, 14);
  const [one, two, three] = [first.session, second.session, third.session];
  expect(await listed('')).toEqual([[alone.session], [one, two, three]]);
  expect(await listed('?error=CARD_DECLINED')).toEqual([[two, one, three]]);
  const code = (await third.code(1, 0)).code();
  expect(await listed(`?code=${code}`)).toEqual([[three, one, two]]);
  const otherTabs = (await support.find(`?code=${code}`)).recordings.flatMap((found) => found.otherTabs);
  expect(otherTabs.map(({ summary, startedAt }) => [startedAt, summary.lastError?.code])).toEqual([
    ['2025-03-03T08:10:00.000Z', undefined],
    ['2025-03-03T08:12:00.000Z', 'CARD_DECLINED'],
  ]);
  const { key } = await support.detail(one);
  for (const session of [one, two, three]) {
    const file = Buffer.from(await support.file(session));
    expect(await verifySigned(file, { ...nodeSignatures, key })).toEqual({
      verdict: 'whole',
      key,
      parts: 1,
      segments: 1,
    });
  }
});

test('page by page each session is listed once, however its tabs lie between those of others, also while new tabs are opened', async () => {
  const first = await tab(0, 1);
  const other = await tab(2, 3);
  const second = await tab(4, 5, first);
  const between = await tab(6, 7);
  const third = await tab(8, 9, other);
  const pages: (readonly string[])[] = [];
  let token = '';
  for (let count = 0; count < 4; count += 1) {
    const query = `?pageSize=1${token === '' ? '' : `&pageToken=${token}`}`;
    pages.push(...(await listed(query)));
    const { nextPageToken } = await support.find(query);
    if (nextPageToken === null) break;
    token = nextPageToken;
    if (count === 0) await tab(10, 11, first);
  }
  expect(pages.map(([session]) => session)).toEqual([between.session, other.session, first.session]);
  expect(pages[1]).toEqual([other.session, third.session]);
  expect(pages[2]?.slice(0, 2)).toEqual([first.session, second.session]);
  expect(pages[2]).toHaveLength(3);
});

test('of very many tabs the ten before and the ten after one are named', async () => {
  const first = await tab(0, 1);
  const tabs = [first];
  for (let minute = 1; minute < 24; minute += 1) tabs.push(await tab(minute, minute + 1, first));
  const ids = tabs.map(({ session }) => session);
  const [{ session: twelfth } = { session: '' }] = tabs.slice(11);
  expect((await tabsOf(twelfth)).map(([session]) => session)).toEqual([...ids.slice(1, 11), ...ids.slice(12, 22)]);
});

test('seeing a session counts as seeing its other tabs in a list, which their audit logs say; an erased one is not named [REP-13]', async () => {
  const first = await tab(10, 20);
  const second = await tab(12, 14, first);
  await support.detail(first.session);
  const viewsOf = async (session: string) => (await support.detail(session)).views.map(({ what }) => what).toSorted();
  expect(await viewsOf(second.session)).toEqual(['listed', 'opened']);
  await support.find('');
  expect(await viewsOf(second.session)).toEqual(['listed', 'listed', 'opened', 'opened']);
  await second.erase();
  expect((await support.detail(first.session)).otherTabs).toEqual([]);
  expect(await listed('')).toEqual([[first.session]]);
});
