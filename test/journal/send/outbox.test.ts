import { createAction, legacy_createStore, type Reducer } from '@reduxjs/toolkit';
import { createRecorder } from '../../../src/journal/record/recorder';
import { createActionRegistry } from '../../../src/journal/record/registry';
import { verifyJournal } from '../../../src/journal/replay/verify';
import { createOutbox, type OutboxOptions } from '../../../src/journal/send/outbox';
import type { Segment } from '../../../src/journal/send/segment';
import { HEADER } from '../../support/journal/recordedShop';

const added = createAction<string>('list/added');
const reducer: Reducer<{ readonly lines: readonly string[] }> = (state = { lines: [] }, action) =>
  added.match(action) ? { lines: [...state.lines, action.payload].slice(-5) } : state;

/** A recorded store with an outbox, opened on demand, and what it has delivered. */
function open() {
  const registry = createActionRegistry((type) => {
    throw new Error(`unregistered ${type}`);
  });
  registry.register(added.type);
  const recorder = createRecorder({
    header: HEADER,
    registry,
    now: () => 0,
    requestIdle: () => undefined,
    onProblem: (problem) => {
      throw problem;
    },
  });
  const store = legacy_createStore(reducer, recorder.enhancer);
  const delivered: Segment[] = [];
  const deliver = (segment: Segment) => void delivered.push(segment);
  return {
    recorder,
    delivered,
    begin: (options: Partial<OutboxOptions> = {}) =>
      createOutbox({
        session: HEADER.session,
        part: HEADER.part,
        page: 'page-of-tests',
        recorder,
        deliver,
        ...options,
      }),
    add: (count: number) => {
      for (let index = 0; index < count; index += 1) store.dispatch(added(`line ${index}`));
    },
    received: () => delivered.map(({ text }) => text).join(''),
  };
}
const verify = (text: string) => verifyJournal({ reducer, text });

test('segments are numbered from 1 and together are the recording from its first state on', () => {
  const { recorder, delivered, begin, add, received } = open();
  add(20);
  const outbox = begin();
  expect(outbox.send()).toEqual({ segment: 1, action: 19 });
  add(5);
  expect(outbox.send()).toEqual({ segment: 2, action: 24 });
  // Nothing new was recorded, so there is no further segment.
  expect(outbox.send()).toEqual({ segment: 2, action: 24 });
  expect(delivered.map(({ segment }) => segment)).toEqual([1, 2]);
  expect(received()).toBe(recorder.text());
  expect(verify(received())).toMatchObject({ ok: true, actions: 25, gaps: 0 });
});

test('with sending as it goes a segment leaves as soon as it is full; without, only when it is asked for', () => {
  const { delivered, begin, add, recorder, received } = open();
  const outbox = begin({ segmentCharacters: 1_000 });
  add(50);
  recorder.flush();
  expect(delivered).toEqual([]);
  outbox.sendFull();
  const first = delivered.length;
  expect(first).toBeGreaterThan(3);
  for (const { text } of delivered.slice(0, -1)) expect(text.length).toBeGreaterThanOrEqual(1_000);
  add(50);
  recorder.flush();
  expect(delivered.length).toBeGreaterThan(first + 3);
  outbox.send();
  expect(received()).toBe(recorder.text());
});

test('a log of which nothing was sent before it was forgotten begins with its header all the same', () => {
  const { begin, add, recorder, received } = open();
  const outbox = begin({ mostCharacters: 2_000 });
  add(100);
  recorder.flush();
  add(3);
  expect(outbox.send().segment).toBe(1);
  expect(verify(received())).toMatchObject({ ok: true, diverging: 0, actions: 3, gaps: 1 });
});

test('what nobody sends is forgotten beyond a limit, which the log declares', () => {
  const { begin, add, recorder, received } = open();
  const outbox = begin({ mostCharacters: 2_000 });
  outbox.send();
  add(100);
  recorder.flush();
  add(3);
  outbox.send();
  const sent = verify(received());
  expect(sent).toMatchObject({ ok: true, diverging: 0 });
  expect(sent.gaps).toBeGreaterThanOrEqual(1);
  expect(received()).toContain('"reason":"unsent"');
  expect(sent.actions).toBeLessThan(103);
});

test.each([
  ['something has arrived: the log goes on after it', 1],
  ['nothing has: the log begins there', 0],
])('what lies between a withdrawn consent and a new one is left out, which the log declares; %s', (_, arrived) => {
  const { begin, add, delivered, received } = open();
  add(3);
  const outbox = begin();
  outbox.sendFull();
  add(4);
  outbox.send();
  delivered.length = arrived;
  outbox.keepFull();
  outbox.leaveOut('consent-withdrawn', arrived);
  add(7);
  outbox.leaveOut('consent-withdrawn');
  outbox.sendFull();
  add(2);
  expect(outbox.send().segment).toBe(delivered.at(-1)?.segment);
  expect(delivered.map(({ segment }) => segment)).toEqual(delivered.map((_segment, index) => index + 1));
  const sent = verify(received());
  expect(sent).toMatchObject({ ok: true, parts: 1, diverging: 0, gaps: 1 });
  expect(sent.actions).toBe((arrived === 0 ? 0 : 3) + 2);
  expect(received()).toContain('"reason":"consent-withdrawn"');
});
