import { instrument } from '@redux-devtools/instrument';
import { createAction, legacy_createStore, type Reducer, type StoreEnhancer } from '@reduxjs/toolkit';
import { createRecorder } from '../../src/journal/record/recorder';
import { createActionRegistry } from '../../src/journal/record/registry';
import { createReplayStore } from '../../src/journal/replay/replayStore';
import { decodeJournal } from '../../src/journal/decode';
import { verifyJournal } from '../../src/journal/replay/verify';
import { HEADER, isAction, linesOf } from '../support/journal/recordedShop';

interface State {
  list: { lines: readonly string[] };
  calm: { value: number };
}
const added = createAction<string>('list/added');
const broke = createAction('list/broke');
const odd = createAction<unknown>('list/odd');
const strange = createAction<string>('strange/happened');

const reducer: Reducer<State> = (
  state = Object.freeze({ list: Object.freeze({ lines: Object.freeze([]) }), calm: Object.freeze({ value: 0 }) }),
  action,
) => {
  if (added.match(action) || strange.match(action)) {
    return { ...state, list: Object.freeze({ lines: Object.freeze([...state.list.lines, action.payload].slice(-5)) }) };
  }
  if (odd.match(action)) return { ...state, calm: action.payload as State['calm'] };
  if (broke.match(action)) throw new Error('a bug');
  return state;
};

function open({
  below,
  ...changed
}: { below?: (next: StoreEnhancer) => StoreEnhancer; maxBytes?: number; maxActions?: number } = {}) {
  const problems: Error[] = [];
  const unregistered: string[] = [];
  const registry = createActionRegistry((type) => unregistered.push(type));
  for (const { type } of [added, broke, odd]) registry.register(type);
  const encode = jest.fn(registry.encode);
  const idle: ((deadline: { timeRemaining: () => number }) => void)[] = [];
  let clock = 1000;
  const recorder = createRecorder({
    header: HEADER,
    registry: { encode },
    now: () => clock,
    requestIdle: (callback) => idle.push(callback),
    onProblem: (problem) => problems.push(problem),
    ...changed,
  });
  const enhancer = below ? below(recorder.enhancer) : recorder.enhancer;
  const store = legacy_createStore(reducer, enhancer);
  const tick = (ms: number): void => void (clock += ms);
  return { store, recorder, problems, unregistered, encode, idle, tick };
}
const verify = (text: string) => verifyJournal({ reducer, text });

test('nothing is encoded inside dispatch; one idle request serves many actions', () => {
  const { store, encode, idle, recorder } = open();
  for (let i = 0; i < 200; i++) store.dispatch(added(`line ${i}`));
  expect(encode).not.toHaveBeenCalled();
  expect(idle).toHaveLength(1);
  idle[0]?.({ timeRemaining: () => 50 });
  expect(encode).toHaveBeenCalledTimes(200);
  expect(idle).toHaveLength(1);
  expect(verify(recorder.close('test'))).toMatchObject({ ok: true, actions: 200, states: 201 });
});

test('a slice ends when the idle time is over, and the next one goes on there', () => {
  const { store, encode, idle, recorder } = open();
  for (let i = 0; i < 50; i++) store.dispatch(added(`line ${i}`));
  let turns = 0;
  for (let callback = idle.shift(); callback; callback = idle.shift()) {
    turns++;
    let pauses = 12;
    callback({ timeRemaining: () => --pauses });
    if (turns === 1) expect(encode.mock.calls.length).toBeLessThan(50);
  }
  expect(turns).toBeGreaterThan(5);
  expect(encode).toHaveBeenCalledTimes(50);
  expect(verify(recorder.text())).toMatchObject({ ok: true, actions: 50 });
});

test.each([
  ['gets no turn at all', false],
  ['gets turns without any time', true],
])('an encoder that %s loses nothing below the bounds of the ring, and declares no gap', (_how, turns) => {
  const { store, idle, recorder, encode } = open();
  for (let i = 0; i < 3000; i++) {
    store.dispatch(added(`line ${i}`));
    if (turns) idle.shift()?.({ timeRemaining: () => 0 });
  }
  expect(encode.mock.calls.length).toBeLessThan(3000);
  const text = recorder.text();
  expect(linesOf(text).filter(({ k }) => k !== 'action')).toHaveLength(2);
  expect(verify(text)).toMatchObject({ ok: true, actions: 3000, gaps: 0 });
});

test('a slice stops by the clock too, however long the browser would wait', () => {
  const { store, encode, idle, tick } = open();
  for (let i = 0; i < 50; i++) store.dispatch(added(`line ${i}`));
  idle[0]?.({
    timeRemaining: () => {
      tick(1);
      return 50;
    },
  });
  expect(encode.mock.calls.length).toBeLessThan(5);
  expect(idle).toHaveLength(2);
});

test('an action dispatched by a subscriber stands after the one it answers, each with its own state [REP-06]', () => {
  const { store, recorder, tick } = open();
  store.subscribe(() => {
    if (store.getState().list.lines.length < 3) store.dispatch(added('nested'));
  });
  tick(250);
  store.dispatch(added('outer'));
  const text = recorder.close('test');
  expect(
    linesOf(text)
      .filter(isAction)
      .map(({ n, a }) => [n, a['payload']]),
  ).toEqual([
    [0, 'outer'],
    [1, 'nested'],
    [2, 'nested'],
  ]);
  expect(text).toContain('"n":0,"t":250,');
  expect(verify(text)).toMatchObject({ ok: true, states: 4 });
});

test('an action whose reducer throws leaves a marker and no action', () => {
  const { store, recorder, problems } = open();
  store.dispatch(added('one'));
  expect(() => store.dispatch(broke())).toThrow('a bug');
  store.dispatch(added('two'));
  const text = recorder.close('test');
  expect(problems).toMatchObject([{ code: 'reducer-threw', actionType: 'list/broke' }]);
  expect(text).toContain('"k":"marker","n":1,"t":0,"kind":"error"');
  expect(verify(text)).toMatchObject({ ok: true, actions: 2 });
});

test('an unregistered action keeps its name, loses its payload and declares a gap; the log goes on exactly', () => {
  const { store, recorder, unregistered } = open();
  store.dispatch(added('one'));
  store.dispatch(strange('4242 4242 4242 4242'));
  store.dispatch(added('two'));
  const text = recorder.close('test');
  expect(unregistered).toEqual(['strange/happened']);
  expect(
    linesOf(text)
      .filter(isAction)
      .map(({ a }) => a)[1],
  ).toEqual({ type: 'strange/happened' });
  expect(text).toContain('{"k":"gap","reason":"unregistered","n":2}');
  expect(verify(text)).toMatchObject({ ok: true, gaps: 1, actions: 3 });
});

test('a state that JSON would lose stops the log with a problem until it is gone', () => {
  const { store, recorder, problems } = open();
  store.dispatch(added('one'));
  store.dispatch(odd(new Map()));
  store.dispatch(added('two'));
  store.dispatch(odd({ value: 3 }));
  store.dispatch(added('three'));
  const text = recorder.close('test');
  expect(problems[0]?.message).toBe('list/odd: unserialisable Map at payload');
  const verified = verify(text);
  expect(verified).toMatchObject({ ok: true, actions: 5 });
  const replay = createReplayStore({ reducer, records: decodeJournal(text).records });
  replay.seek(replay.length);
  expect(replay.getState()).toEqual(store.getState());
});

test('a trip of DevTools to another state and back is a declared gap with a new snapshot at the next action', () => {
  const devTools = instrument() as StoreEnhancer<{ liftedStore: { dispatch: (action: unknown) => void } }>;
  let lifted: { dispatch: (action: unknown) => void } | undefined;
  const { store, recorder } = open({
    below: (enhancer) => (next) =>
      enhancer((...args) => {
        const inner = devTools(next)(...args);
        lifted = inner.liftedStore;
        return inner;
      }),
  });
  store.dispatch(added('one'));
  store.dispatch(added('two'));
  lifted?.dispatch({ type: 'JUMP_TO_STATE', index: 1, actionId: 1 });
  expect(store.getState().list.lines).toEqual(['one']);
  lifted?.dispatch({ type: 'JUMP_TO_STATE', index: 2, actionId: 2 });
  store.dispatch(added('three'));
  const text = recorder.close('test');
  expect(text).toContain('{"k":"gap","reason":"state-moved","n":2}');
  expect(verify(text)).toMatchObject({ ok: true, gaps: 1, actions: 3 });
});

test('a replaced reducer that moves the state is a rebase; one that does not leaves no trace', () => {
  const { store, recorder } = open();
  store.dispatch(added('one'));
  store.replaceReducer(reducer);
  store.dispatch(added('two'));
  store.replaceReducer((state, action) =>
    action.type.startsWith('@@redux') ? { list: { lines: [] }, calm: { value: 9 } } : reducer(state, action),
  );
  store.dispatch(added('three'));
  const text = recorder.close('test');
  expect(linesOf(text).filter(({ k }) => k === 'rebase')).toEqual([{ k: 'rebase', reason: 'reducer-replaced', n: 2 }]);
  expect(verify(text)).toMatchObject({ ok: true, gaps: 1, actions: 3 });
});

test('a gap that is declared from outside heads a new snapshot at the next action', () => {
  const { store, recorder } = open();
  store.dispatch(added('one'));
  recorder.gap('consent withdrawn');
  recorder.inject(['order']);
  recorder.marker('note', 'here');
  store.dispatch(added('two'));
  const text = recorder.close('test');
  expect(linesOf(text).map(({ k }) => k)).toEqual([
    'header',
    'snapshot',
    'action',
    'inject',
    'marker',
    'gap',
    'snapshot',
    'action',
    'end',
  ]);
  const replay = createReplayStore({ reducer, records: decodeJournal(text).records });
  expect(replay.gapBefore(2)).toMatchObject({ reason: 'consent withdrawn' });
  expect(replay.gapBefore(1)).toBeUndefined();
});

describe('the ring', () => {
  test('keeps the newest actions behind a declared gap and a snapshot, and still verifies', () => {
    const { store, recorder } = open({ maxActions: 80 });
    recorder.inject(['order']);
    for (let i = 0; i < 1000; i++) store.dispatch(added(`line ${i}`));
    const text = recorder.text();
    const lines = linesOf(text);
    const kept = lines.filter(isAction);
    expect(kept.length).toBeLessThanOrEqual(80);
    expect(kept.length).toBeGreaterThan(60);
    expect(kept.at(-1)?.n).toBe(999);
    expect(lines[0]).toMatchObject({ k: 'header', endpoints: [...HEADER.endpoints, 'order'] });
    expect(lines[1]).toMatchObject({ k: 'gap', reason: 'size', n: kept[0]?.n });
    expect(lines[2]).toMatchObject({ k: 'snapshot', n: kept[0]?.n });
    expect(lines.filter(({ k }) => k === 'snapshot')).toHaveLength(1);
    expect(verify(text)).toMatchObject({ ok: true, gaps: 1 });
  });

  test('is bounded in size as well', () => {
    const { store, recorder } = open({ maxBytes: 20_000 });
    for (let i = 0; i < 400; i++) store.dispatch(added('x'.repeat(500)));
    const text = recorder.text();
    expect(text.length).toBeLessThan(25_000);
    expect(text.length).toBeGreaterThan(15_000);
    expect(verify(text)).toMatchObject({ ok: true });
  });

  test('is bounded in size with the snapshots that follow gaps, too', () => {
    const { store, recorder } = open({ maxBytes: 20_000 });
    for (let i = 0; i < 400; i++) {
      recorder.gap('state-moved');
      store.dispatch(added('x'.repeat(500)));
    }
    const text = recorder.text();
    expect(text.length).toBeLessThan(25_000);
    expect(text.length).toBeGreaterThan(12_000);
    const kept = linesOf(text);
    expect(kept.filter(isAction).at(-1)?.n).toBe(399);
    expect(kept.filter(({ k }) => k === 'snapshot').length).toBeGreaterThan(1);
    expect(verify(text)).toMatchObject({ ok: true });
  });

  test('is bounded in size by marks alone, in a page in which nothing else happens any more', () => {
    const { store, recorder } = open({ maxBytes: 20_000 });
    store.dispatch(added('one'));
    for (let i = 0; i < 400; i++) recorder.marker('note', `${i} ${'x'.repeat(500)}`);
    const text = recorder.text();
    expect(text.length).toBeLessThan(25_000);
    expect(text.length).toBeGreaterThan(15_000);
    expect(text).toContain('"text":"399 ');
    store.dispatch(added('two'));
    expect(verify(recorder.text())).toMatchObject({ ok: true });
  });
});

test('after closing nothing more is recorded and the shop goes on', () => {
  const { store, recorder, idle } = open();
  store.dispatch(added('one'));
  const text = recorder.close('consent withdrawn');
  store.dispatch(added('two'));
  recorder.marker('note', 'late');
  idle[0]?.({ timeRemaining: () => 50 });
  expect(store.getState().list.lines).toEqual(['one', 'two']);
  expect(recorder.text()).toBe(text);
  expect(linesOf(text).at(-1)).toEqual({ k: 'end', n: 1, reason: 'consent withdrawn' });
});

test('what a dispatch pays for the recorder (printed)', () => {
  const time = (enhanced: boolean): number[] => {
    const { store, recorder } = open();
    const plain = legacy_createStore(reducer);
    const { dispatch } = enhanced ? store : plain;
    const big = Array.from({ length: 24 }, (_, i) => ({ id: i, name: 'Beurre AOP '.repeat(20) }));
    const times: number[] = [];
    for (let i = 0; i < 12_000; i++) {
      const action = i % 10 === 0 ? { type: 'list/odd', payload: { value: i, big } } : added(`line ${i}`);
      const from = performance.now();
      dispatch(action);
      times.push((performance.now() - from) * 1000);
    }
    if (enhanced) recorder.flush();
    return times.slice(5000).sort((a, b) => a - b);
  };
  const at = (times: number[], share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
  time(true);
  const [plain, recorded] = [time(false), time(true)];
  console.info(
    `dispatch in µs: plain p50 ${at(plain, 0.5)} p99 ${at(plain, 0.99)}; recorded p50 ${at(recorded, 0.5)} p99 ${at(recorded, 0.99)}`,
  );
  expect(recorded).toHaveLength(plain.length);
});
