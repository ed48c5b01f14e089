import type { StoreEnhancer } from '@reduxjs/toolkit';
import { inertDispatch } from '../../journal/replay/inertDispatch';

/** Whether the state comes from actions or from DevTools showing an earlier one. */
export interface TimeTravel {
  /** The outermost enhancer: blocks thunks while DevTools shows an earlier state. */
  readonly threshold: StoreEnhancer;
  /** An enhancer inside the middleware: blocks the actions of sagas and thunks too while DevTools shows an earlier state. */
  readonly gate: StoreEnhancer;
  /** True while an action of the page is being reduced and subscribers are notified. */
  readonly isActing: () => boolean;
  readonly isTravelling: () => boolean;
}

const unchanged: StoreEnhancer = (createStore) => createStore;

/** For stores without DevTools: the state always comes from actions. */
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
  // The extension's store is foreign and untyped: checked here.
  return typeof getState === 'function' ? (getState.call(lifted) as LiftedState) : undefined;
};

/**
 * Freezes the page while DevTools shows an earlier state: remounted components must not fetch, and timers must not
 * append actions. Ends when DevTools returns to the latest state.
 */
export function createTimeTravel(): TimeTravel {
  let depth = 0;
  let travelling = (): boolean => false;

  const threshold: StoreEnhancer = (createStore) => (reducer, preloaded) => {
    const store = createStore(reducer, preloaded);
    const dispatch = (action: Parameters<typeof store.dispatch>[0]) =>
      travelling() ? inertDispatch(action) : store.dispatch(action);
    // An enhancer must accept whatever the inner middleware accepts.
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
