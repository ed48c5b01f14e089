import { createAction, createReducer, type UnknownAction } from '@reduxjs/toolkit';
import { addSlices, joinSlices, lateReducer, slicesJoined } from '../../../src/storefront/kernel/lateSlices';
import type { LateState } from '../../../src/storefront/kernel/state';

const stepTaken = createAction('checkout/stepTaken');
const checkout = createReducer({ steps: 0 }, (build) => {
  build.addCase(stepTaken, (state) => ({ steps: state.steps + 1 }));
});
const fold = (actions: readonly UnknownAction[]): LateState =>
  actions.reduce<LateState>((state, action) => lateReducer(state, action), lateReducer(undefined, { type: '@@start' }));

describe('a slice that comes with its page', () => {
  beforeAll(() => addSlices({ checkout }));

  it('is no part of the state before it joins, however early its code was loaded', () => {
    expect(fold([stepTaken()])).toEqual({});
  });

  it('begins with its initial state when it joins and sees every later action', () => {
    expect(fold([stepTaken(), slicesJoined({ names: ['checkout'] }), stepTaken(), stepTaken()])).toEqual({
      checkout: { steps: 2 },
    });
  });

  it('keeps the state object when nothing changes, so that no selector runs again', () => {
    const state = fold([slicesJoined({ names: ['checkout'] })]);
    expect(lateReducer(state, { type: 'anything/else' })).toBe(state);
  });

  it('keeps a slice whose code could not be loaded as it arrived', () => {
    const state = { ...fold([]), unknown: { kept: true } };
    expect(lateReducer(state, stepTaken())).toBe(state);
  });

  it('joins once', () => {
    const first = joinSlices({ checkout });
    first.next();
    const joined = first.next({ late: {} }).value;
    expect(JSON.stringify(joined)).toContain('slices/joined');
    const second = joinSlices({ checkout });
    second.next();
    expect(second.next({ late: { checkout: { steps: 0 } } })).toEqual({ done: true, value: undefined });
  });
});
