import { randomUUID } from 'node:crypto';
import type { CallLog, RecordedCalls } from '../../../../src/contract/recordings/support';
import { forgetLogLines, forgetUnrecordedLines } from '../../../../src/server/features/recordings/log/logLineTable';
import { createLogBuffer } from '../../../../src/server/http/logBuffer';
import {
  answered,
  failed,
  linesOf,
  openRecorded,
  recordingPlugins,
  refusalOf,
  supportAgent,
} from '../../../support/server/calls/recordingCalls';
import { testClock } from '../../../support/server/testApp';
import { startTestServer, type TestServer } from '../../../support/server/testServer';
import { waitUntil } from '../../../support/waitUntil';
import type { AppPlugin } from '../../../../src/server/app';

const HOUR_MS = 60 * 60 * 1000;

let shop: TestServer;
beforeEach(async () => {
  shop = await startTestServer({ plugins: [...recordingPlugins, troubled] });
});
afterEach(() => shop.close());

/** A route that writes to the log and fails. */
const troubled: AppPlugin = (app, _options, done) => {
  app.get('/troubled', (request) => {
    request.log.warn({ attempt: 1 }, 'the provider is slow');
    throw new Error('the provider is gone');
  });
  done();
};

test('each call of a recording leads to the server’s log lines of that call, and the call back to its recording and action [REP-15]', async () => {
  // Like a page: real calls, whose answers carry their request ids, and a recording of them.
  const product = await shop.get('siteInfo', {});
  const failing = await shop.app.inject({ url: '/troubled?term=beurre' });
  const ids = [product.headers, failing.headers].map((headers) => String(headers['x-request-id']));
  const [first = '', second = ''] = ids;
  const { session, send } = await openRecorded(shop.app, {}, answered(0, first, { endpoint: 'siteInfo' }));
  await send(1, 2, linesOf(failed(1, second, 'UNKNOWN_EXCEPTION', 500)));
  const support = await supportAgent(shop.app);

  const { calls } = await support.detail(session);
  expect(calls.map(({ requestId }) => requestId)).toEqual(ids);
  const linesFor = async (requestId: string) => (await support.ask('logLines', { session, requestId })).json<CallLog>();
  const plain = await linesFor(first);
  expect(plain).toEqual({
    requestId: first,
    lines: [
      {
        at: new Date(shop.clock.now()).toISOString(),
        level: 'info',
        message: 'request',
        line: expect.stringContaining('"path":"/site-info","status":200') as unknown,
      },
    ],
  });
  const { lines } = await linesFor(second);
  expect(lines.map(({ level, message }) => [level, message])).toEqual([
    ['warn', 'the provider is slow'],
    ['error', 'unexpected failure'],
    ['info', 'request'],
  ]);
  expect(lines[1]?.line).toContain('the provider is gone');
  expect(JSON.stringify(lines)).not.toContain('beurre');
  // As in the log, line by line.
  expect(shop.log.filter((line) => line.includes(`"requestId":"${second}"`)).map((line) => line.trimEnd())).toEqual(
    lines.map(({ line }) => line),
  );

  for (const [action, requestId] of ids.entries()) {
    const back = (await support.ask('recordedCall', { requestId })).json<RecordedCalls>();
    expect(back.calls).toMatchObject([{ session, part: 1, action }]);
  }
});

test('lines of a call that the recording has not are not shown', async () => {
  const other = await openRecorded(shop.app, {}, answered(0, 'a-call-of-another'));
  const { session } = await openRecorded(shop.app);
  const support = await supportAgent(shop.app);
  const refused = await support.ask('logLines', { session, requestId: 'a-call-of-another' });
  expect(refusalOf(refused).slice(0, 2)).toEqual([404, 'ITEM_NOT_FOUND']);
  expect((await support.ask('logLines', { session: other.session, requestId: 'a-call-of-another' })).json()).toEqual({
    requestId: 'a-call-of-another',
    lines: [],
  });
});

test('lines are written to the database by themselves, and the last ones when the shop closes', async () => {
  const { database } = shop.app;
  const kept = async () => (await database.read.selectFrom('log_line').select('request_id').execute()).length;
  const reply = await shop.get('siteInfo', {});
  let known = 0;
  await waitUntil('the line is kept', async () => (known = await kept()) > 0);
  expect(known).toBeGreaterThan(0);
  await shop.get('siteInfo', {});
  await shop.app.close();
  expect(await kept()).toBe(known + 1);
  expect(String(reply.headers['x-request-id'])).toMatch(/^[\w-]{8,64}$/);
});

test('lines are forgotten after their time, and beyond their number, a few at a time', async () => {
  const { database } = shop.app;
  const requestId = randomUUID();
  // Recent enough to be kept by the shop's own daily work, which runs when the shop starts.
  const begin = shop.clock.now() - HOUR_MS;
  await database.write(async (db) => {
    await db.deleteFrom('log_line').execute();
    for (let place = 0; place < 10; place += 1)
      await db
        .insertInto('log_line')
        .values({ request_id: requestId, at: begin + place, place, line: '{}' })
        .execute();
  });
  const left = async () =>
    (
      await database.read
        .selectFrom('log_line')
        .select('at')
        .where('request_id', '=', requestId)
        .orderBy('at')
        .execute()
    ).map(({ at }) => at - begin);
  expect(await forgetLogLines(database, begin + 3)).toBe(false);
  expect(await left()).toEqual([3, 4, 5, 6, 7, 8, 9]);
  expect(await forgetLogLines(database, 0, 2)).toBe(false);
  expect(await left()).toEqual([8, 9]);
});

test('of old lines those stay that belong to a recorded call', async () => {
  const { database } = shop.app;
  const recorded = randomUUID();
  await openRecorded(shop.app, {}, answered(0, recorded));
  // Earlier than the lines that the shop itself logs about these calls, which a timer writes at some point; and recent
  // enough to be kept by its daily work, which runs when it starts.
  const begin = shop.clock.now() - HOUR_MS;
  const rows = Array.from({ length: 1_200 }, (_, index) => ({
    request_id: index % 100 === 0 ? recorded : `request-${String(Math.floor(index / 2))}`,
    at: begin + Math.floor(index / 10),
    place: index,
    line: '{}',
  }));
  await database.write(async (db) => {
    for (let from = 0; from < rows.length; from += 200)
      await db
        .insertInto('log_line')
        .values(rows.slice(from, from + 200))
        .execute();
  });
  expect(await forgetUnrecordedLines(database, begin + 110)).toBe(true);
  while (await forgetUnrecordedLines(database, begin + 110));
  const left = await database.read
    .selectFrom('log_line')
    .select(['request_id', 'at'])
    .where('at', '<', begin + 120)
    .execute();
  expect(left.filter(({ at }) => at < begin + 110).map((row) => row.request_id)).toEqual(
    Array.from({ length: 11 }, () => recorded),
  );
  expect(left.filter(({ at }) => at >= begin + 110)).toHaveLength(100);
});

test('what waits to be written is bounded: the newest lines stay, files of the build and lines without a request are none', () => {
  const buffer = createLogBuffer(testClock());
  buffer.note('{"level":30,"msg":"the shop is open"}\n');
  buffer.note('{"requestId":"12345678","path":"/assets/browser.js","msg":"request"}\n');
  expect(buffer.take()).toEqual([]);
  for (let number = 0; number < 20_000; number += 1) buffer.note(`{"requestId":"request-${String(number)}"}\n`);
  const lines = buffer.take();
  expect(lines.length).toBeLessThanOrEqual(5_000);
  expect(lines.at(-1)).toMatchObject({ requestId: 'request-19999', line: '{"requestId":"request-19999"}' });
  buffer.note(`{"requestId":"12345678","msg":"${'x'.repeat(20_000)}"}\n`);
  expect(buffer.take()[0]?.line).toHaveLength(8_000);
});
