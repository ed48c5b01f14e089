import type { Reducer } from '@reduxjs/toolkit';
import { decodeJournal } from '../../src/journal/decode';
import { fingerprint } from '../../src/journal/fingerprint';
import type { JournalRecord } from '../../src/journal/format';
import { createReplayStore } from '../../src/journal/replay/replayStore';
import { HEADER } from '../support/journal/recordedShop';

interface Count {
  readonly value: number;
}
function counted() {
  let reduced = 0;
  const reducer: Reducer<Count> = (state = { value: 0 }, action) => {
    reduced++;
    if (action.type === 'broke') throw new Error('a bug');
    return action.type === 'added' ? { value: state.value + Number(action['payload']) } : state;
  };
  return { reducer, reductions: () => reduced };
}
function log(count: number): JournalRecord[] {
  return [
    { k: 'header', format: 1, ...HEADER },
    { k: 'snapshot', n: 0, f: fingerprint({ value: 0 }), state: { value: 0 } },
    ...Array.from({ length: count }, (_, n) => ({
      k: 'action' as const,
      n,
      t: n,
      f: '0000',
      a: { type: 'added', payload: 1 },
    })),
  ];
}

test('seeking keeps a state every so many and computes only from the nearest', () => {
  const { reducer, reductions } = counted();
  const store = createReplayStore({ reducer, records: log(10_000) });
  expect(store.length).toBe(10_000);
  store.seek(10_000);
  expect(store.getState()).toEqual({ value: 10_000 });
  expect(reductions()).toBe(10_000);
  expect(store.snapshots()).toBe(21);
  store.seek(7_400);
  expect(reductions()).toBe(10_400);
  store.seek(7_401);
  expect(reductions()).toBe(10_401);
  store.seek(7_000);
  expect(store.getState()).toEqual({ value: 7_000 });
  expect(reductions()).toBe(10_401);
  store.seek(0);
  expect(store.getState()).toEqual({ value: 0 });
  expect(reductions()).toBe(10_401);
});

test('positions outside the log are clamped, and the record that led to each is at hand', () => {
  const store = createReplayStore({ reducer: counted().reducer, records: log(3) });
  store.seek(99);
  expect(store.position()).toBe(3);
  store.seek(-5);
  expect(store.position()).toBe(0);
  expect(store.actionAt(0)).toBeUndefined();
  expect(store.actionAt(1)).toMatchObject({ n: 0, a: { type: 'added' } });
  expect(store.actionAt(3)).toMatchObject({ n: 2 });
  expect(store.actionAt(4)).toBeUndefined();
});

test('subscribers hear of each move and of nothing else', () => {
  const store = createReplayStore({ reducer: counted().reducer, records: log(3) });
  const listener = jest.fn();
  const leave = store.subscribe(listener);
  const leaveAgain = store.subscribe(listener);
  store.seek(2);
  expect(listener).toHaveBeenCalledTimes(2);
  leaveAgain();
  store.seek(2);
  store.dispatch({ type: 'added', payload: 5 });
  store.replaceReducer(() => ({ value: -1 }));
  expect(listener).toHaveBeenCalledTimes(2);
  expect(store.getState()).toEqual({ value: 2 });
  store.seek(1);
  expect(listener).toHaveBeenCalledTimes(3);
  leave();
  store.seek(3);
  expect(listener).toHaveBeenCalledTimes(3);
});

test('a snapshot in the middle replaces the state before the next action, and its gap is known there', () => {
  const records: JournalRecord[] = [
    ...log(2),
    { k: 'gap', n: 2, reason: 'state-moved' },
    { k: 'snapshot', n: 2, f: '0000', state: { value: 100 } },
    { k: 'action', n: 2, t: 9, f: '0000', a: { type: 'added', payload: 1 } },
    { k: 'action', n: 3, t: 9, x: true, a: { type: 'added' } },
  ];
  const store = createReplayStore({ reducer: counted().reducer, records });
  const values = [0, 1, 2, 3, 4, 2, 3].map((position) => {
    store.seek(position);
    return store.getState().value;
  });
  expect(values).toEqual([0, 1, 2, 101, 101, 2, 101]);
  expect([1, 2, 3, 4].map((position) => store.gapBefore(position)?.reason)).toEqual([
    undefined,
    undefined,
    'state-moved',
    undefined,
  ]);
});

test('a reducer that throws on the way leaves the store where it was', () => {
  const records: JournalRecord[] = [...log(2), { k: 'action', n: 2, t: 0, f: '0000', a: { type: 'broke' } }];
  const store = createReplayStore({ reducer: counted().reducer, records });
  store.seek(1);
  expect(() => store.seek(3)).toThrow('a bug');
  expect([store.position(), store.getState().value]).toEqual([1, 1]);
});

test('a log without a first snapshot is refused', () => {
  const records = log(2).filter(({ k }) => k !== 'snapshot');
  expect(() => createReplayStore({ reducer: counted().reducer, records })).toThrow('no snapshot');
  expect(decodeJournal('').records).toEqual([]);
});

test('a thunk is not run; what it gives back never answers', async () => {
  const store = createReplayStore({ reducer: counted().reducer, records: log(1) });
  const thunk = jest.fn();
  const dispatch = store.dispatch as unknown as (thunk: () => unknown) => {
    unwrap: () => Promise<unknown>;
    abort: () => void;
  };
  const request = dispatch(thunk);
  request.abort();
  const first = await Promise.race([request.unwrap().then(() => 'answered'), Promise.resolve('silent')]);
  expect(first).toBe('silent');
  expect(thunk).not.toHaveBeenCalled();
});
