import type { Segment, SegmentQueue } from '../../../src/journal/send/segment';
import { sendSegments, type Received, type SendingNews } from '../../../src/journal/send/sendSegments';
import { createSegmentList } from '../../../src/storefront/platform/upload/segmentDatabase';

const SESSION = 'session-of-a-tab';
const PAGE = 'page-of-a-tab';
const segmentOf = (part: number, segment: number, session = SESSION, page = PAGE): Segment => ({
  session,
  part,
  page,
  segment,
  byConsent: true,
  text: segment === 1 ? '{"k":"header","format":1}\n{"k":"snapshot"}\n' : '{"k":"action"}\n',
});
const nameOf = ({ part, segment }: Pick<Segment, 'part' | 'segment'>) => `${part}/${segment}`;

/** A queue with these segments, and a server that answers each call with the next status; 201 when none is left. */
async function open(
  segments: readonly Segment[],
  statuses: readonly number[] = [],
  received: Received = { parts: [] },
) {
  const queue: SegmentQueue = createSegmentList();
  for (const segment of segments) await queue.add(segment);
  const answers = [...statuses];
  const put: Segment[] = [];
  const opened: string[] = [];
  const news: SendingNews[] = [];
  const waits: number[] = [];
  let goesOn = true;
  const options = {
    queue,
    announce: (message: SendingNews) => void news.push(message),
    wait: (ms: number) => Promise.resolve(void waits.push(ms)),
    mayGoOn: () => goesOn,
    calls: {
      open: (session: string) => {
        opened.push(session);
        return Promise.resolve({ status: 200, received });
      },
      put: (segment: Segment) => {
        put.push(segment);
        return Promise.resolve({ status: answers.shift() ?? 201 });
      },
    },
  };
  return { queue, put, opened, news, waits, options, stop: () => (goesOn = false) };
}

test('segments go in their order, each until it is acknowledged; a session is opened once', async () => {
  const { put, opened, news, queue, options } = await open([segmentOf(1, 1), segmentOf(1, 2), segmentOf(2, 1)]);
  await expect(sendSegments(options)).resolves.toEqual([]);
  expect(put.map(nameOf)).toEqual(['1/1', '1/2', '2/1']);
  expect(opened).toEqual([SESSION]);
  expect(news.map(({ kind }) => kind)).toEqual(['acknowledged', 'acknowledged', 'acknowledged']);
  await expect(queue.first()).resolves.toBeUndefined();
});

test('without an answer, with a busy or a failing server the same segment is sent again, at growing intervals, up to a minute', async () => {
  const failures = [0, 503, 429, 500, 0, 0, 0, 0];
  const { put, waits, options } = await open([segmentOf(1, 1), segmentOf(1, 2)], failures);
  await sendSegments(options);
  expect(put.map(nameOf)).toEqual([...failures.map(() => '1/1'), '1/1', '1/2']);
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
});

test('a session whose segments always fail holds up no other, and is asked for less and less often', async () => {
  const failing = 'session-that-fails';
  const waiting = [segmentOf(1, 1, failing), segmentOf(1, 1), segmentOf(1, 2, failing), segmentOf(1, 2)];
  const { put, waits, queue, options, stop } = await open(waiting);
  const calls = {
    ...options.calls,
    put: (segment: Segment) =>
      options.calls.put(segment).then((answer) => (segment.session === failing ? { status: 500 } : answer)),
  };
  const wait = async (ms: number) => {
    waits.push(ms);
    // Meanwhile the other session records one more segment.
    await queue.add(segmentOf(1, waits.length + 2));
    if (waits.length === 3) stop();
  };
  await expect(sendSegments({ ...options, calls, wait })).resolves.toEqual([segmentOf(1, 1, failing)]);
  const others = put.filter(({ session }) => session === SESSION).map(nameOf);
  expect(others).toEqual(['1/1', '1/2', '1/3', '1/4']);
  expect(put.length - others.length).toBe(3);
  expect(waits).toEqual([1_000, 2_000, 4_000]);
  expect(await queue.first()).toMatchObject(segmentOf(1, 1, failing));
});

test('a refused segment ends its part, a refused session all its parts; other sessions go on', async () => {
  const waiting = [segmentOf(1, 1), segmentOf(1, 2), segmentOf(2, 1), segmentOf(1, 1, 'another-session')];
  const refusedPart = await open(waiting, [400]);
  await sendSegments(refusedPart.options);
  expect(refusedPart.put.map(nameOf)).toEqual(['1/1', '2/1', '1/1']);
  expect(refusedPart.news[0]).toEqual({ kind: 'refused', session: SESSION, part: 1, page: PAGE, status: 400 });

  const erased = await open(waiting, [410]);
  await sendSegments(erased.options);
  expect(erased.put.map(({ session }) => session)).toEqual([SESSION, 'another-session']);
});

test('of two pages that recorded one part, the refused one takes nothing of the other with it', async () => {
  const duplicate = 'page-of-its-duplicate';
  const inTurn = [1, 2].flatMap((number) => [segmentOf(1, number, SESSION, duplicate), segmentOf(1, number)]);
  const { put, news, queue, options } = await open(inTurn, [409]);
  await sendSegments(options);
  expect(put.map(({ page, ...segment }) => [page, nameOf(segment)])).toEqual([
    [duplicate, '1/1'],
    [PAGE, '1/1'],
    [PAGE, '1/2'],
  ]);
  expect(news).toEqual([
    { kind: 'refused', session: SESSION, part: 1, page: duplicate, status: 409 },
    { kind: 'acknowledged', session: SESSION, part: 1, page: PAGE, segment: 1 },
    { kind: 'acknowledged', session: SESSION, part: 1, page: PAGE, segment: 2 },
  ]);
  await expect(queue.first()).resolves.toBeUndefined();
});

test('parts that never left the browser are declared in the header of the next one', async () => {
  const { put, options } = await open([segmentOf(5, 1), segmentOf(6, 1)], [], { parts: [{ part: 2, segments: 4 }] });
  await sendSegments(options);
  const headers = put.map(({ text }) => JSON.parse(text.split('\n')[0] ?? '') as unknown);
  expect(headers).toEqual([
    { k: 'header', format: 1, unsent: 2 },
    { k: 'header', format: 1 },
  ]);
  expect(put[0]?.text.split('\n').slice(1)).toEqual(['{"k":"snapshot"}', '']);
});

test('sending ends before the next call once it may not go on, and says which segment was sent and not answered', async () => {
  const { put, queue, options, stop } = await open([segmentOf(1, 1), segmentOf(1, 2)], [0]);
  await expect(sendSegments({ ...options, wait: () => Promise.resolve(void stop()) })).resolves.toEqual([
    segmentOf(1, 1),
  ]);
  expect(put.map(nameOf)).toEqual(['1/1']);
  await expect(queue.first()).resolves.toMatchObject({ part: 1, segment: 1 });
});
