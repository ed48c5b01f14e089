import { compose, type StoreEnhancer } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import { api } from '../../../src/storefront/api';
import type { SagaGenerator } from '../../../src/storefront/kernel/effects';
import { createShopStore } from '../../../src/storefront/app/store';
import type { Http } from '../../../src/storefront/platform/http';
import { createVault } from '../../../src/storefront/platform/vault';
import { onClose } from '../openShops';
import { keepActions } from './keepActions';

/** For tests that make no calls: any call fails. */
export const noServer: Http = () => Promise.reject(new TypeError('Failed to fetch'));

interface StoreOptions {
  readonly http?: Http;
  /** Sees every reduced action: the journal's recorder, or a test's own. */
  readonly recorder?: StoreEnhancer;
  /** With Redux DevTools, if `devToolsInWindow` has installed them and the build is one for development. */
  readonly devTools?: boolean;
}

/** The shop's own store, whose calls go to `http`; no process is running yet. It ends with the test. */
export function openStore({ http = noServer, recorder, devTools = false }: StoreOptions = {}) {
  const vault = createVault();
  // Innermost, in the recorder's place, so that it sees every reduced action.
  const { actions, recorder: keeping } = keepActions();
  const store = createShopStore({
    services: { http, vault },
    recorder: recorder ? compose(keeping, recorder) : keeping,
    devTools,
  });
  const tasks: Task[] = [];
  onClose(() => {
    for (const task of tasks) task.cancel();
    // An unused cache entry keeps a timer for five minutes.
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
