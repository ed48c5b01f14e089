import { configureStore, type StoreEnhancer } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { api, withoutRefusedReads } from '../api';
import type { Services } from '../kernel/services';
import type { Http } from '../platform/http';
import { createTimeTravel, present, type TimeTravel } from '../kernel/timeTravel';
import { rootReducer } from './rootReducer';
import type { ShopStore } from '../kernel/shopStore';

export interface StoreOptions {
  readonly services: Services;
  /** The journal's recorder: the innermost enhancer, so that it sees exactly the reduced actions. */
  readonly recorder?: StoreEnhancer;
  /** Connects the Redux DevTools extension, if installed; development builds only. */
  readonly devTools?: boolean;
}

/** Requests leave, and answers come in, only while the page goes on: polling and repeats have timers of their own. */
const heldBy = ({ whenPresent }: TimeTravel, http: Http): Http => {
  const present = () => new Promise<void>(whenPresent);
  return async (request) => {
    await present();
    try {
      return await http(request);
    } finally {
      await present();
    }
  };
};

/**
 * The store of a page life, a server render or a test. The checks for serialisable and immutable state run in
 * development and tests, without exceptions.
 */
export function createShopStore({ services, recorder, devTools = false }: StoreOptions): ShopStore {
  // Constant conditions, so that production bundles drop the code.
  const timeTravel: TimeTravel = process.env.NODE_ENV === 'development' ? createTimeTravel() : present;
  const saga = createSagaMiddleware(
    process.env.NODE_ENV === 'development'
      ? { effectMiddlewares: [(next) => (effect) => timeTravel.whenPresent(() => next(effect))] }
      : undefined,
  );
  const extraArgument =
    process.env.NODE_ENV === 'development' ? { ...services, http: heldBy(timeTravel, services.http) } : services;
  const store = configureStore({
    reducer: rootReducer,
    devTools: devTools ? { name: 'Comptoir', maxAge: 500 } : false,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument },
        // By default the arguments and meta of RTK Query's actions are not checked.
        serializableCheck: { ignoredActionPaths: [] },
      }).concat(api.middleware, withoutRefusedReads, saga),
    enhancers: (defaults) => {
      const inside = recorder ? [recorder] : [];
      return [
        timeTravel.threshold,
        ...defaults({ autoBatch: { type: 'tick' } }),
        timeTravel.gate,
        ...inside,
        timeTravel.base,
      ] as unknown as ReturnType<typeof defaults>;
    },
  });
  const runSaga: typeof saga.run = (process, ...args) => saga.run(process, ...args);
  return Object.assign(store, { runSaga, timeTravel });
}
