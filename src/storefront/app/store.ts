import { configureStore, type StoreEnhancer } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { api, withoutRefusedReads } from '../api';
import type { Services } from '../kernel/services';
import type { Http } from '../platform/http';
import { createTimeTravel, present } from '../kernel/timeTravel';
import { logError } from '../platform/page/pageErrors';
import { rootReducer } from './rootReducer';
import type { ShopStore } from '../kernel/shopStore';

export interface StoreOptions {
  readonly services: Services;
  /** The journal's recorder: an enhancer inside the middleware, so that it sees exactly the reduced actions. */
  readonly recorder?: StoreEnhancer;
  /** Connects the Redux DevTools extension, if installed; development builds only. */
  readonly devTools?: boolean;
}

/**
 * Holds back requests and their answers while DevTools show another state: polling and repeats have timers of their
 * own, which go on.
 */
function heldBy({ whenPresent }: ReturnType<typeof createTimeTravel>, http: Http): Http {
  const present = () => new Promise<void>(whenPresent);
  return async (request) => {
    await present();
    try {
      return await http(request);
    } finally {
      await present();
    }
  };
}

/**
 * The store of a page life, a server render or a test. The checks for serialisable and immutable state run in
 * development and tests, without exceptions.
 */
export function createShopStore({ services, recorder, devTools = false }: StoreOptions): ShopStore {
  // A constant condition, so that production bundles drop the code.
  const machine = process.env.NODE_ENV === 'development' ? createTimeTravel() : undefined;
  const saga = createSagaMiddleware({
    onError: logError,
    ...(machine && { effectMiddlewares: [(next) => (effect) => machine.whenPresent(() => next(effect))] }),
  });
  const store = configureStore({
    reducer: rootReducer,
    devTools: devTools ? { name: 'Comptoir', maxAge: 500 } : false,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: machine ? { ...services, http: heldBy(machine, services.http) } : services },
        // By default the arguments and meta of RTK Query's actions are not checked.
        serializableCheck: { ignoredActionPaths: [] },
      }).concat(api.middleware, withoutRefusedReads, saga),
    enhancers: (defaults) => {
      const standard = defaults({ autoBatch: { type: 'tick' } });
      const recording = recorder ? [recorder] : [];
      const all = machine
        ? [machine.threshold, ...standard, machine.gate, ...recording, machine.base]
        : [...standard, ...recording];
      return all as unknown as typeof standard;
    },
  });
  const runSaga: typeof saga.run = (process, ...args) => saga.run(process, ...args);
  return Object.assign(store, { runSaga, timeTravel: machine ?? present });
}
