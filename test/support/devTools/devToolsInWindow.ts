import { instrument, type LiftedStore } from '@redux-devtools/instrument';
import type { Action, StoreEnhancer, StoreEnhancerStoreCreator } from '@reduxjs/toolkit';

/** The lifted store of DevTools: it wraps a page's store and has all of its actions and states. */
export type Lifted = LiftedStore<unknown, Action, null>;

let connected: Lifted | undefined;

/** The lifted store of the page that connected last. */
export function devTools(): Lifted {
  if (!connected) throw new Error('No store has connected to DevTools.');
  return connected;
}

/**
 * The id that DevTools gave the latest action of a type. As long as DevTools have forgotten no action, the id is the
 * index of the state after the action.
 */
export function lastOf(type: string): number {
  const { stagedActionIds, actionsById } = devTools().getState();
  const id = stagedActionIds.findLast((one) => actionsById[one]?.action.type === type);
  if (id === undefined) throw new Error(`There is no ${type}.`);
  return id;
}

type CreateStore = StoreEnhancerStoreCreator;

/** An enhancer that keeps a lifted store, as the extension's does. */
const timeMachine =
  (maxAge: number) =>
  (createStore: CreateStore): CreateStore => {
    // The instrument's types belong to another version of Redux.
    const instrumented = (instrument(undefined, { maxAge }) as unknown as StoreEnhancer)(createStore);
    return ((...args: Parameters<CreateStore>) => {
      const store = instrumented(...args);
      connected = (store as unknown as { readonly liftedStore: Lifted }).liftedStore;
      return store;
    }) as CreateStore;
  };

// The browser's extension defines this global before the page's scripts run, and Redux Toolkit looks for it when it is
// loaded: so a test imports this file first. The extension's own enhancer is innermost.
Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    ({ maxAge }: { readonly maxAge: number }) =>
    (...enhancers: readonly ((createStore: CreateStore) => CreateStore)[]) =>
    (createStore: CreateStore) =>
      enhancers.reduceRight((inner, enhancer) => enhancer(inner), timeMachine(maxAge)(createStore)),
});
