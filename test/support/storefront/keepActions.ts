import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';

/** A recorder that keeps every action that is reduced, in order. */
export function keepActions() {
  const actions: UnknownAction[] = [];
  const recorder: StoreEnhancer = (createStore) => (reducer, preloaded) => {
    const inner = createStore(reducer, preloaded);
    return { ...inner, dispatch: (action) => (actions.push(action), inner.dispatch(action)) };
  };
  return { actions, recorder };
}
