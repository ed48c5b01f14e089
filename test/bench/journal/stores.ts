import { legacy_createStore as createStore, type StoreEnhancer, type UnknownAction } from '@reduxjs/toolkit';
import { replayedShop } from '../../../src/storefront/app/recording/replayedShop';

export type Actions = readonly UnknownAction[];

/**
 * A store of the shop's reducer with at most one enhancer and nothing else, so that any difference in cost is the
 * enhancer's.
 */
export const storeWith = (enhancer?: StoreEnhancer) => createStore(replayedShop.reducer, enhancer);

/** The actions of a session, repeated until there are `count` of them. */
export function* repeated(actions: Actions, count: number): Generator<UnknownAction> {
  for (let index = 0; index < count; index += 1) {
    const action = actions[index % actions.length];
    if (action) yield action;
  }
}

/** How long each dispatch took, in microseconds. */
export function timeDispatches(
  store: ReturnType<typeof storeWith>,
  actions: Actions,
  count: number,
): readonly number[] {
  const times: number[] = [];
  for (const action of repeated(actions, count)) {
    const begun = performance.now();
    store.dispatch(action);
    times.push((performance.now() - begun) * 1_000);
  }
  return times;
}
