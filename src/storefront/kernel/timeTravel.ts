import {
  legacy_createStore,
  type Action,
  type Reducer,
  type Store,
  type StoreEnhancer,
  type StoreEnhancerStoreCreator,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { STATE_MOVED } from '../../journal/devTools';
import { inertDispatch } from '../../journal/replay/inertDispatch';
import { isTravelling as isElsewhere, liftedStateOf, type LiftedState } from './liftedState';
import { pageArrived } from './pageArrived';

/** Whether the state comes from actions or from DevTools showing another one. */
export interface TimeTravel {
  /** True while an action of the page is being reduced and subscribers are notified. */
  readonly isActing: () => boolean;
  readonly isTravelling: () => boolean;
}

/** For stores without DevTools: the state always comes from actions. */
export const present: TimeTravel = { isActing: () => true, isTravelling: () => false };

/** Pauses a store while DevTools show another state. */
interface TimeMachine extends TimeTravel {
  /** The outermost enhancer: blocks thunks while DevTools show a state that the page's actions did not produce. */
  readonly threshold: StoreEnhancer;
  /** An enhancer inside the middleware: also blocks the actions of sagas and thunks during that time. */
  readonly gate: StoreEnhancer;
  /** The innermost of the three, right around DevTools' own enhancer, whose log starts with the page as it arrived. */
  readonly base: StoreEnhancer;
  /** Calls back at once or, while DevTools show another state, when the page resumes; callbacks keep their order. */
  readonly whenPresent: (goOn: () => void) => void;
}

/** With this action RTK Query's middleware announces the random id of its instance, once. */
const isRegistration = (action: Action): boolean => action.type.endsWith('/config/middlewareRegistered');

/**
 * Freezes the page while DevTools show something that did not happen in it (an earlier state, one with actions skipped
 * or in another order, an imported session), or lock it: remounted components must not fetch, and timers must not
 * append actions. The page resumes from its own latest state, or from the state to which DevTools reset, roll back or
 * commit; so do its processes.
 */
export function createTimeTravel(): TimeMachine {
  let depth = 0;
  let lifted = (): LiftedState | undefined => undefined;
  /** The actions of DevTools' log while it is this page's own: an import replaces the object. */
  let ownActions: object | undefined;
  const waiting: (() => void)[] = [];
  const isTravelling = (): boolean => isElsewhere(lifted(), ownActions);
  const whenPresent = (goOn: () => void): void => {
    if (isTravelling()) waiting.push(goOn);
    else goOn();
  };

  const threshold: StoreEnhancer = (createStore) => (reducer, preloaded) => {
    const store = createStore(reducer, preloaded);
    const dispatch = (action: Parameters<typeof store.dispatch>[0]) =>
      isTravelling() ? inertDispatch(action) : store.dispatch(action);
    // An enhancer must accept whatever the inner middleware accepts.
    return { ...store, dispatch: dispatch as typeof store.dispatch };
  };

  const gate: StoreEnhancer = (createStore) => (reducer, preloaded) => {
    const store = createStore(reducer, preloaded);
    const dispatch: typeof store.dispatch = (action) => {
      if (isTravelling()) return action;
      depth += 1;
      try {
        return store.dispatch(action);
      } finally {
        depth -= 1;
      }
    };
    return { ...store, dispatch };
  };

  const base = ((createStore: StoreEnhancerStoreCreator) => (reducer: Reducer, preloaded?: unknown) => {
    let uid: unknown;
    const withImports =
      (reduce: Reducer): Reducer =>
      (state, action: UnknownAction) => {
        if (action.type === STATE_MOVED) return action['payload'];
        // An imported session registers the middleware under the id of another page life, which RTK Query would mark as
        // a conflict in all of the session's states: the action gets this page's id instead.
        const own = isRegistration(action) && uid !== undefined ? { ...action, payload: uid } : action;
        return reduce(state, own) as unknown;
      };
    const listeners = new Set<() => void>();
    const notify = (): void => {
      const state = lifted();
      if (state && (state.stagedActionIds.length === 1 || state.isPaused)) ownActions = state.actionsById;
      for (const listener of [...listeners]) listener();
      while (waiting.length > 0 && !isTravelling()) waiting.shift()?.();
    };
    // Before the arrival there is no page to go back to: DevTools never see the actions before it.
    let store: Store = legacy_createStore(withImports(reducer), preloaded);
    let hasArrived = false;
    store.subscribe(notify);

    const dispatch: typeof store.dispatch = (action) => {
      if (isRegistration(action) && 'payload' in action) uid = action['payload'];
      const done = store.dispatch(action);
      if (!hasArrived && pageArrived.match(action)) {
        hasArrived = true;
        const seen: Store = createStore(withImports(reducer), store.getState());
        lifted = () => liftedStateOf(seen);
        ownActions = lifted()?.actionsById;
        seen.subscribe(notify);
        store = seen;
      }
      return done;
    };
    return {
      ...store,
      dispatch,
      getState: () => store.getState() as unknown,
      subscribe: (listener: () => void) => {
        // The listener is wrapped, so that one function subscribed twice is notified twice.
        const own = () => listener();
        listeners.add(own);
        return () => void listeners.delete(own);
      },
      replaceReducer: (next: Reducer) => store.replaceReducer(withImports(next)),
    };
    // An enhancer is generic in the state, which this one passes through.
  }) as unknown as StoreEnhancer;

  return { threshold, gate, base, isActing: () => depth > 0, isTravelling, whenPresent };
}
