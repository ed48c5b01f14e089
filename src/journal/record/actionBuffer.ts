import type { StoreEnhancer } from '@reduxjs/toolkit';

/**
 * An action `a`, the time `t` of its dispatch, and the state `s` after it, which stays undefined when Redux refused the
 * action or its reducer threw.
 */
export interface Taken {
  readonly a: unknown;
  readonly t: number;
  s: unknown;
}

/** An error of the page's own code, as it was thrown, and where it was noticed. */
export interface Noticed {
  readonly error: unknown;
  readonly origin: string;
  readonly t: number;
}

/** Why the log has to begin again from a snapshot. */
export interface Break {
  readonly k: 'gap' | 'rebase';
  readonly reason: string;
}

/** An entry of the buffer: an action, a state to start from, an error, or a function to run between two actions. */
export type Kept = Taken | { readonly from: unknown; readonly after: Break | undefined } | Noticed | (() => void);

/** Keeps what passes through a store until somebody writes it down. */
export interface ActionBuffer {
  /** Must be the last, that is the innermost, of the store's enhancers. */
  readonly enhancer: StoreEnhancer;
  /** When the buffer was created, in milliseconds of its clock. */
  readonly start: number;
  readonly keep: (entry: Kept) => void;
  /** Removes and returns all entries, oldest first. */
  readonly take: () => readonly Kept[];
  /** Calls the listener at once if there are entries, and after each later one. */
  readonly onKept: (listener: () => void) => void;
  /** Makes the log start again from a snapshot before the next action. */
  readonly pause: (reason: Break) => void;
  /** Later actions pass through, and nothing more is kept. */
  readonly close: () => void;
}

/**
 * A buffer that keeps references only (states and actions are immutable), so that a recording can begin with the first
 * action of a page although its encoder is loaded later. While nobody listens (`onKept`) it keeps about `limit` of them
 * at most: then it drops all and starts again, behind a declared gap.
 */
export function createActionBuffer(now: () => number, limit = 20_000): ActionBuffer {
  const kept: Kept[] = [];
  let closed = false;
  let pause: Break | undefined;
  let listener: (() => void) | undefined;

  function keep(entry: Kept): void {
    if (closed) return;
    kept.push(entry);
    listener?.();
  }

  const enhancer: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
    const store = createStore(reducer, preloadedState);
    let last: unknown = store.getState();
    let current: Taken | undefined;
    keep({ from: last, after: undefined });

    // The first subscriber runs right after the reduction, before any other can dispatch again.
    store.subscribe(() => {
      const state: unknown = store.getState();
      if (current) current.s = state;
      else if (state !== last) pause ??= { k: 'gap', reason: 'state-moved' };
      last = state;
      current = undefined;
    });

    return {
      ...store,
      dispatch(action) {
        if (closed) return store.dispatch(action);
        if (!listener && kept.length > limit) {
          kept.length = 0;
          pause = { k: 'gap', reason: 'size' };
        }
        const before: unknown = store.getState();
        if (pause || before !== last) {
          keep({ from: before, after: pause ?? { k: 'gap', reason: 'state-moved' } });
          last = before;
          pause = undefined;
        }
        const taken: Taken = { a: action, t: now(), s: undefined };
        current = taken;
        keep(taken);
        try {
          return store.dispatch(action);
        } finally {
          if (current === taken) current = undefined;
        }
      },
      replaceReducer(replacement) {
        const before: unknown = store.getState();
        const earlier = pause;
        pause = { k: 'rebase', reason: 'reducer-replaced' };
        store.replaceReducer(replacement);
        if (store.getState() === before) pause = earlier;
      },
    };
  };

  return {
    enhancer,
    start: now(),
    keep,
    take: () => kept.splice(0),
    onKept: (notify) => {
      listener = notify;
      if (kept.length > 0) notify();
    },
    pause: (reason) => {
      pause = reason;
    },
    close: () => {
      closed = true;
    },
  };
}
