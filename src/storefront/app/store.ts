import { configureStore, type StoreEnhancer } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { api, withoutRefusedReads } from '../api';
import type { Services } from '../kernel/services';
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

/**
 * The store of a page life, a server render or a test. The checks for serialisable and immutable state run in
 * development and tests, without exceptions.
 */
export function createShopStore({ services, recorder, devTools = false }: StoreOptions): ShopStore {
  const saga = createSagaMiddleware();
  // A constant condition, so that production bundles drop the code.
  const timeTravel: TimeTravel = process.env.NODE_ENV === 'development' ? createTimeTravel() : present;
  const store = configureStore({
    reducer: rootReducer,
    devTools: devTools ? { name: 'Comptoir', maxAge: 500 } : false,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: services },
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
      ] as unknown as ReturnType<typeof defaults>;
    },
  });
  const runSaga: typeof saga.run = (process, ...args) => saga.run(process, ...args);
  return Object.assign(store, { runSaga, timeTravel });
}
