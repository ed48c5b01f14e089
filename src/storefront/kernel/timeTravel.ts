import type { StoreEnhancer } from '@reduxjs/toolkit';
import { inertDispatch } from '../../journal/inertDispatch';

/** Who is moving the state: an action, or DevTools standing on an earlier one. */
export interface TimeTravel {
  /** The outermost enhancer: while DevTools shows an earlier state no thunk starts. */
  readonly threshold: StoreEnhancer;
  /** The enhancer below the middleware, where actions of sagas and thunks pass too: while travelling it lets none through. */
  readonly gate: StoreEnhancer;
  /** True while an action of the page is being reduced and told to subscribers. */
  readonly isActing: () => boolean;
  readonly isTravelling: () => boolean;
}

const unchanged: StoreEnhancer = (createStore) => createStore;

/** Where no DevTools are connected: every move of the state is an action's. */
export const present: TimeTravel = {
  threshold: unchanged,
  gate: unchanged,
  isActing: () => true,
  isTravelling: () => false,
};

interface LiftedState {
  readonly currentStateIndex: number;
  readonly computedStates: readonly unknown[];
}

const liftedStateOf = (store: object): LiftedState | undefined => {
  const lifted: unknown = Reflect.get(store, 'liftedStore');
  if (typeof lifted !== 'object' || lifted === null) return undefined;
  const getState: unknown = Reflect.get(lifted, 'getState');
  // The extension's store is foreign code: this is the checked edge.
  return typeof getState === 'function' ? (getState.call(lifted) as LiftedState) : undefined;
};

/**
 * Keeps the present still while DevTools stands on an earlier state: components that appear again must not fetch,
 * and timers that fire must not append. It ends when DevTools returns to the latest state.
 */
export function createTimeTravel(): TimeTravel {
  let depth = 0;
  let travelling = (): boolean => false;

  const threshold: StoreEnhancer = (createStore) => (reducer, preloaded) => {
    const store = createStore(reducer, preloaded);
    const dispatch = (action: Parameters<typeof store.dispatch>[0]) =>
      travelling() ? inertDispatch(action) : store.dispatch(action);
    // The checked edge of an enhancer: it takes whatever the middleware inside takes.
    return { ...store, dispatch: dispatch as typeof store.dispatch };
  };

  const gate: StoreEnhancer = (createStore) => (reducer, preloaded) => {
    const store = createStore(reducer, preloaded);
    travelling = () => {
      const lifted = liftedStateOf(store);
      return lifted !== undefined && lifted.currentStateIndex < lifted.computedStates.length - 1;
    };
    const dispatch: typeof store.dispatch = (action) => {
      if (travelling()) return action;
      depth += 1;
      try {
        return store.dispatch(action);
      } finally {
        depth -= 1;
      }
    };
    return { ...store, dispatch };
  };

  return { threshold, gate, isActing: () => depth > 0, isTravelling: () => travelling() };
}
