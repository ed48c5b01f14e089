import { ActionCreators, instrument } from '@redux-devtools/instrument';
import {
  applyMiddleware,
  compose,
  createSlice,
  legacy_createStore,
  type Middleware,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { pageArrived } from '../../../src/storefront/kernel/pageArrived';
import { createTimeTravel } from '../../../src/storefront/kernel/timeTravel';

const counter = createSlice({ name: 'counter', initialState: 0, reducers: { counted: (state) => state + 1 } });

interface Lifted {
  readonly liftedStore: { readonly dispatch: (action: object) => void };
}
const hasLifted = (store: object): store is Lifted => 'liftedStore' in store;

function setUp() {
  const timeTravel = createTimeTravel();
  let inside: object = {};
  const timeMachine: StoreEnhancer = (createStore) => (reducer, preloaded) => {
    // The instrument's types belong to another version of Redux.
    const store = (instrument() as unknown as StoreEnhancer)(createStore)(reducer, preloaded);
    inside = store;
    return store;
  };
  // The dispatch that sagas and thunks have: inside the middleware.
  let dispatchLater: (action: UnknownAction) => void = () => undefined;
  const later: Middleware = ({ dispatch }) => {
    dispatchLater = (action) => void dispatch(action);
    return (next) => (action) => next(action);
  };
  const store = legacy_createStore(
    counter.reducer,
    undefined,
    compose(
      timeTravel.threshold,
      applyMiddleware(later),
      timeTravel.gate,
      timeTravel.base,
      timeMachine,
    ) as StoreEnhancer,
  );
  // DevTools are attached when the page arrives.
  store.dispatch(pageArrived({ api: {} }, { hash: '', key: 'first' }));
  const lift = (action: object) => {
    if (!hasLifted(inside)) throw new Error('not instrumented');
    inside.liftedStore.dispatch(action);
  };
  return { store, timeTravel, lift, dispatchLater: (action: UnknownAction) => dispatchLater(action) };
}

describe('while DevTools stands on an earlier state', () => {
  it('dispatch does nothing, and works again at the latest', () => {
    const { store, timeTravel, lift } = setUp();
    for (let count = 0; count < 3; count += 1) store.dispatch(counter.actions.counted());
    expect(timeTravel.isTravelling()).toBe(false);
    lift(ActionCreators.jumpToState(1));
    expect([store.getState(), timeTravel.isTravelling()]).toEqual([1, true]);
    store.dispatch(counter.actions.counted());
    expect(store.getState()).toBe(1);
    lift(ActionCreators.jumpToState(3));
    store.dispatch(counter.actions.counted());
    expect(store.getState()).toBe(4);
  });

  it('a thunk starts nothing and still gives a component what it holds on to', () => {
    const { store, lift } = setUp();
    store.dispatch(counter.actions.counted());
    lift(ActionCreators.jumpToState(0));
    let started = 0;
    const thunk = () => {
      started += 1;
    };
    const running = store.dispatch(thunk as never) as unknown as { unsubscribe: () => void; abort: () => void };
    running.unsubscribe();
    running.abort();
    expect(started).toBe(0);
  });

  it('what a process dispatches does nothing either', () => {
    const { store, lift, dispatchLater } = setUp();
    store.dispatch(counter.actions.counted());
    store.dispatch(counter.actions.counted());
    lift(ActionCreators.jumpToState(1));
    dispatchLater(counter.actions.counted());
    lift(ActionCreators.jumpToState(2));
    expect(store.getState()).toBe(2);
    dispatchLater(counter.actions.counted());
    expect(store.getState()).toBe(3);
  });

  it('knows when an action moves the state and when none does', () => {
    const { store, timeTravel, lift, dispatchLater } = setUp();
    const seen: boolean[] = [];
    store.subscribe(() => seen.push(timeTravel.isActing()));
    store.dispatch(counter.actions.counted());
    dispatchLater(counter.actions.counted());
    lift(ActionCreators.jumpToState(0));
    expect(seen).toEqual([true, true, false]);
  });
});
