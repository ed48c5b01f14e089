import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { RECORDING_LIMITS } from '../../../../src/contract/recordings/recording';
import type { JournalRecord } from '../../../../src/journal/format';
import { RECORDING_COOKIE } from '../../../../src/contract/visitorCookies';
import {
  action,
  digestOf,
  header,
  linesOf,
  noted,
  openRecorded,
  recordingBrowser,
  recordingPlugins,
  refusalOf,
  snapshot,
} from '../../../support/server/calls/recordingCalls';
import { startTestServer, type TestServer } from '../../../support/server/testServer';

let shop: TestServer;
beforeEach(async () => {
  shop = await startTestServer({ plugins: recordingPlugins });
});
afterEach(() => shop.close());

const segmentsKept = async () =>
  (await shop.app.database.read.selectFrom('recording_segment').select(['part', 'segment']).execute()).length;

test('a recording is opened once, for the browser that opens it first', async () => {
  const browser = recordingBrowser(shop.app);
  const first = await browser.open();
  expect([first.status, first.body()]).toEqual([201, { session: browser.session, parts: [] }]);
  const cookie = first.reply.cookies.find(({ name }) => name === RECORDING_COOKIE);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/recordings', maxAge: 2_592_000 });
  expect(cookie?.value).toMatch(/^[\w-]{22}$/);
  const again = await browser.open();
  expect([again.status, again.body()]).toEqual([200, { session: browser.session, parts: [] }]);
  expect(again.reply.cookies.find(({ name }) => name === RECORDING_COOKIE)?.value).toBe(cookie?.value);

  const stranger = await shop.app.inject({
    method: 'POST',
    url: '/recordings',
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: { session: browser.session },
  });
  expect(refusalOf(stranger)).toEqual([
    403,
    'INSUFFICIENT_ACCESS',
    'The recording of this session belongs to another browser.',
  ]);
  const [row] = await shop.app.database.read.selectFrom('recording').selectAll().execute();
  expect(JSON.stringify(row)).not.toContain(cookie?.value);
});

test('segments get a receipt each, the same one again for the same lines, and an uploader learns where to go on', async () => {
  const browser = await openRecorded(shop.app, {}, noted(0));
  const second = await browser.send(1, 2, linesOf(noted(1)));
  expect(second.status).toBe(201);
  expect(second.body()).toEqual({
    hash: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown,
    signature: expect.stringMatching(/^[0-9a-f]{128}$/) as unknown,
    signedAt: new Date(shop.clock.now()).toISOString(),
  });
  shop.clock.advance(60_000);
  const again = await browser.send(1, 2, linesOf(noted(1)));
  expect([again.status, again.body()]).toEqual([200, second.body()]);
  expect((await browser.send(2, 1, linesOf(header(browser.session, 2), snapshot()))).status).toBe(201);
  expect((await browser.open()).body().parts).toEqual([
    { part: 1, segments: 2 },
    { part: 2, segments: 1 },
  ]);
});

test('a segment with other lines under a number that has arrived is refused, and one that does not follow', async () => {
  const browser = await openRecorded(shop.app);
  await browser.send(1, 2, linesOf(noted(0)));
  expect(refusalOf((await browser.send(1, 2, linesOf(noted(0), noted(1)))).reply)).toEqual([
    409,
    'SEGMENT_DIFFERS',
    'Segment 2 of this part has arrived already, with other lines.',
  ]);
  expect(refusalOf((await browser.send(1, 4, linesOf(noted(1)))).reply)).toEqual([
    409,
    'SEGMENT_OUT_OF_ORDER',
    'The next segment of this part is 3.',
  ]);
  expect(refusalOf((await browser.send(2, 2, linesOf(noted(0)))).reply).slice(0, 2)).toEqual([
    409,
    'SEGMENT_OUT_OF_ORDER',
  ]);
  expect(await segmentsKept()).toBe(2);
});

describe('a segment is refused with 400 and its reason', () => {
  const first = (session: string, ...more: readonly JournalRecord[]) => linesOf(header(session), snapshot(), ...more);
  const cases: readonly (readonly [string, (session: string) => Buffer, RegExp])[] = [
    ['not gzip', () => Buffer.from('not gzip'), /not gzip/],
    ['cut gzip', (session) => gzipSync(first(session)).subarray(0, -9), /not gzip/],
    ['empty', () => gzipSync(''), /^Line 1 of the segment is missing/],
    ['without its last line feed', (session) => gzipSync(first(session).trimEnd()), /whole lines/],
    ['no NDJSON', (session) => gzipSync(`${first(session)}nonsense\n`), /^Line 3 of the segment is not JSON/],
    ['an empty line', (session) => gzipSync(`${first(session)}\n`), /^Line 3/],
    ['an unknown kind', (session) => gzipSync(`${first(session)}{"k":"riddle"}\n`), /^Line 3 .* unknown kind/],
    [
      'not UTF-8',
      (session) => gzipSync(Buffer.concat([Buffer.from(first(session)), Buffer.from([0xff, 10])])),
      /UTF-8/,
    ],
    ['without a header', () => gzipSync(linesOf(snapshot())), /^Line 1 .*header/],
    ['the header of another session', () => gzipSync(first('0d1f4f5e-7a83-4c7e-9a55-2f6ad7d5a0b1')), /another session/],
    ['the header of another part', (session) => gzipSync(linesOf(header(session, 2), snapshot())), /header of part 2/],
    ['a second header', (session) => gzipSync(first(session, header(session))), /^Line 3 .*out of sequence/],
    ['a format of the future', (session) => gzipSync(first(session).replace('"format":1', '"format":9')), /format 9/],
    ['an action before its time', (session) => gzipSync(first(session, noted(1))), /^Line 3 .*out of sequence/],
    ['an action twice', (session) => gzipSync(first(session, noted(0), noted(0))), /^Line 4 .*out of sequence/],
    ['an action before any state', (session) => gzipSync(linesOf(header(session), noted(0))), /^Line 2 .*out of seq/],
    [
      'lines after the end',
      (session) => gzipSync(first(session, { k: 'end', n: 0, reason: 'x' }, noted(0))),
      /^Line 4/,
    ],
    [
      'a receipt of its own making',
      (session) =>
        gzipSync(
          first(session, {
            k: 'close',
            segment: 1,
            hash: 'a'.repeat(64),
            signedAt: 'now',
            signature: 'b'.repeat(128),
          }),
        ),
      /^Line 3 .*for the server/,
    ],
    [
      'a line that is not what it begins with',
      (session) => gzipSync(`${first(session)}{"k":"close","n":0,"t":0,"f":"a1b2","a":{"type":"x"},"k":"action"}\n`),
      /^Line 3 .*does not begin with its kind/,
    ],
  ];
  test.each(cases)('%s', async (_name, bytesOf, message) => {
    const browser = recordingBrowser(shop.app);
    await browser.open();
    const [status, code, said] = refusalOf((await browser.sendBytes(1, 1, bytesOf(browser.session))).reply);
    expect([status, code, said]).toEqual([400, 'INVALID_API_INPUT', expect.stringMatching(message) as unknown]);
    expect(await segmentsKept()).toBe(0);
  });
});

test('what was left out is declared: after a gap numbers go on higher, without one they do not', async () => {
  const browser = await openRecorded(shop.app, {}, noted(0));
  expect((await browser.send(1, 2, linesOf(snapshot(5), noted(5)))).status).toBe(400);
  expect((await browser.send(1, 2, linesOf({ k: 'gap', n: 5, reason: 'size' }))).status).toBe(201);
  expect((await browser.send(1, 3, linesOf(noted(5)))).status).toBe(400);
  expect(
    (await browser.send(1, 3, linesOf(snapshot(5), noted(5), { k: 'end', n: 6, reason: 'page hidden' }))).status,
  ).toBe(201);
  expect((await browser.send(1, 4, linesOf(noted(6)))).status).toBe(400);
});

test('a digest of the bytes has to be theirs; without one they are taken as they are', async () => {
  const browser = recordingBrowser(shop.app);
  await browser.open();
  const bytes = gzipSync(linesOf(header(browser.session), snapshot()));
  for (const digest of ['', 'sha-512=:AAAA:', 'sha-256=:AAAA:', digestOf(Buffer.from('other'))]) {
    const { reply } = await browser.sendBytes(1, 1, bytes, { 'content-digest': digest });
    expect(refusalOf(reply).slice(0, 2)).toEqual([400, 'INVALID_API_INPUT']);
  }
  const both = `sha-512=:AAAA:, ${digestOf(bytes)}`;
  expect((await browser.sendBytes(1, 1, bytes, { 'content-digest': both })).status).toBe(201);
});

test('too large a segment is 413, one that grows too large 400, and a body of another type 415', async () => {
  const browser = recordingBrowser(shop.app);
  await browser.open();
  const large = await browser.sendBytes(1, 1, randomBytes(RECORDING_LIMITS.gzippedBytes + 1));
  expect(refusalOf(large.reply).slice(0, 2)).toEqual([413, 'MAX_LIMIT_EXCEEDED']);
  const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '), { level: 9 });
  expect(bomb.length).toBeLessThan(RECORDING_LIMITS.gzippedBytes);
  const grown = await browser.sendBytes(1, 1, bomb);
  expect(refusalOf(grown.reply)).toEqual([
    400,
    'INVALID_API_INPUT',
    'The lines of a segment may have at most 8388608 bytes.',
  ]);
  const json = await browser.sendBytes(1, 1, Buffer.from('{}'), { 'content-type': 'application/json' });
  expect(json.status).toBe(415);
  expect(await segmentsKept()).toBe(0);
});

test('a part or segment with a number that none can have is refused', async () => {
  const browser = await openRecorded(shop.app);
  for (const [part, segment] of [
    [0, 1],
    [1, 0],
    [1, RECORDING_LIMITS.segments + 1],
    [1.5, 1],
  ] as const) {
    expect((await browser.send(part, segment, linesOf(noted(0)))).status).toBe(400);
  }
});

test('a recording has at most so many segments and parts, whatever its parts', async () => {
  const browser = await openRecorded(shop.app);
  const { session } = browser;
  await shop.app.database.write((db) =>
    db.updateTable('recording').set({ segments: RECORDING_LIMITS.segments }).execute(),
  );
  expect(refusalOf((await browser.send(1, 2, linesOf(noted(0)))).reply).slice(0, 2)).toEqual([
    413,
    'MAX_LIMIT_EXCEEDED',
  ]);
  await shop.app.database.write(async (db) => {
    await db.updateTable('recording').set({ segments: 1 }).execute();
    const part = { session, release: '', started_at: 0, received_at: 0, segments: 1, bytes: 1, actions: 0, hash: 'x' };
    await db
      .insertInto('recording_part')
      .values(
        Array.from({ length: RECORDING_LIMITS.parts - 1 }, (_, index) => ({
          ...part,
          part: index + 2,
          next_action: 0,
          awaits: 'nothing' as const,
        })),
      )
      .execute();
  });
  const tooMany = await browser.send(900, 1, linesOf(header(session, 900), snapshot()));
  expect(refusalOf(tooMany.reply).slice(0, 2)).toEqual([413, 'MAX_LIMIT_EXCEEDED']);
  expect((await browser.send(1, 2, linesOf(noted(0)))).status).toBe(201);
});

test('a session may send so many bytes a day, and goes on the next', async () => {
  const browser = await openRecorded(shop.app);
  await shop.app.database.write((db) =>
    db
      .updateTable('throttle')
      .set({ attempts: 64 * 1024 * 1024 - 1 })
      .execute(),
  );
  const refused = await browser.send(1, 2, linesOf(noted(0)));
  expect([refused.status, refused.reply.headers['retry-after']]).toEqual([429, '86400']);
  shop.clock.advance(24 * 60 * 60 * 1000);
  expect((await browser.send(1, 2, linesOf(noted(0)))).status).toBe(201);
});

test('a session that nobody has opened is unknown, and another browser’s is refused', async () => {
  const unopened = recordingBrowser(shop.app);
  const lines = linesOf(header(unopened.session), snapshot());
  expect(refusalOf((await unopened.send(1, 1, lines)).reply).slice(0, 2)).toEqual([404, 'ITEM_NOT_FOUND']);
  const browser = await openRecorded(shop.app);
  const other = recordingBrowser(shop.app);
  await other.open();
  for (const cookie of ['', other.headers()['cookie'] ?? '']) {
    const headers = { ...other.headers(), cookie };
    const url = `/recordings/${browser.session}`;
    const bytes = gzipSync(linesOf(noted(0)));
    const calls = [
      shop.app.inject({
        method: 'PUT',
        url: `${url}/parts/1/segments/2`,
        headers: { ...headers, 'content-type': 'application/gzip', 'content-digest': digestOf(bytes) },
        payload: bytes,
      }),
      shop.app.inject({ method: 'POST', url: `${url}/codes`, headers, payload: { part: 1, action: 0 } }),
      shop.app.inject({ method: 'DELETE', url, headers }),
    ];
    for (const reply of await Promise.all(calls))
      expect(refusalOf(reply).slice(0, 2)).toEqual([403, 'INSUFFICIENT_ACCESS']);
  }
  expect(await segmentsKept()).toBe(1);
});

test('segments are encrypted: neither the table nor a file has a word of them', async () => {
  const secret = 'a-word-that-nothing-else-says';
  const browser = await openRecorded(shop.app, {}, action(0, { type: 'cart/noted', payload: secret }));
  const rows = await shop.app.database.read.selectFrom('recording_segment').selectAll().execute();
  const sealed = Buffer.from(rows[0]?.sealed ?? '', 'base64');
  expect(sealed.length).toBeGreaterThan(100);
  expect(sealed.includes(gzipSync(linesOf(header(browser.session), snapshot())).subarray(0, 20))).toBe(false);
  expect(sealed.subarray(28, 30)).not.toEqual(Buffer.from([0x1f, 0x8b]));
});

test('nothing of a recording is in the log but method, path and status', async () => {
  const word = 'a-word-that-nothing-else-says';
  const browser = await openRecorded(shop.app, {}, action(0, { type: 'cart/noted', payload: word }));
  await browser.send(1, 2, `${linesOf(noted(1))}{"k":"${word}"}\n`);
  expect(shop.log.length).toBeGreaterThan(2);
  expect(shop.log.join('')).not.toContain(word);
});
