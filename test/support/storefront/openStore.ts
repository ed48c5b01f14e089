import { compose, type StoreEnhancer, type UnknownAction } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { api } from '../../../src/storefront/api';
import type { SagaGenerator } from '../../../src/storefront/kernel/sagaTypes';
import { createShopStore } from '../../../src/storefront/app/store';
import type { Http } from '../../../src/storefront/platform/http';
import { createVault } from '../../../src/storefront/platform/vault';
import { onClose } from '../openShops';

/** Where no call is to be made: one that is made all the same fails. */
export const noServer: Http = () => Promise.reject(new TypeError('Failed to fetch'));

/** A tap that keeps every action that is reduced, in order. */
export function keepActions() {
  const actions: UnknownAction[] = [];
  const tap: StoreEnhancer = (createStore) => (reducer, preloaded) => {
    const inner = createStore(reducer, preloaded);
    return { ...inner, dispatch: (action) => (actions.push(action), inner.dispatch(action)) };
  };
  return { actions, tap };
}

interface StoreOptions {
  readonly http?: Http;
  /** Hears every action that is reduced: the journal's tap, or a test's own. */
  readonly tap?: StoreEnhancer;
}

/** The shop's own store, whose calls go to `http`; nothing runs in it yet. It ends with the test. */
export function openStore({ http = noServer, tap }: StoreOptions = {}) {
  const vault = createVault();
  // Innermost, where the journal's recorder is: everything that is reduced comes by.
  const { actions, tap: keeping } = keepActions();
  const store = createShopStore({ services: { http, vault }, recorder: tap ? compose(keeping, tap) : keeping });
  const tasks: Task[] = [];
  onClose(() => {
    for (const task of tasks) task.cancel();
    // A cache entry out of use holds a timer for five minutes.
    store.dispatch(api.util.resetApiState());
  });
  return {
    store,
    vault,
    /** Every action that was reduced, in order. */
    actions,
    run: (process: () => SagaGenerator): Task => {
      const task = store.runSaga(process);
      tasks.push(task);
      return task;
    },
  };
}
