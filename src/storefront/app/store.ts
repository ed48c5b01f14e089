import { configureStore, type StoreEnhancer } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { api } from '../api';
import type { Services } from '../kernel/services';
import { createTimeTravel, present, type TimeTravel } from '../kernel/timeTravel';
import { rootReducer } from './rootReducer';
import type { ShopStore } from '../kernel/shopStore';

export interface StoreOptions {
  readonly services: Services;
  /** The journal's recorder: the innermost enhancer, it sees exactly what is reduced. */
  readonly recorder?: StoreEnhancer;
  /** Connects Redux DevTools where its extension stands; development builds only. */
  readonly devTools?: boolean;
}

/**
 * The store of one page life, of one server render, or of one test. The serialisable and immutable checks are
 * on in development and in tests, without exceptions.
 */
export function createShopStore({ services, recorder, devTools = false }: StoreOptions): ShopStore {
  const saga = createSagaMiddleware();
  // Out of the production bundle with its branch.
  const timeTravel: TimeTravel = process.env.NODE_ENV === 'development' ? createTimeTravel() : present;
  const store = configureStore({
    reducer: rootReducer,
    devTools: devTools ? { name: 'Comptoir', maxAge: 500 } : false,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: services },
        // The default would leave the arguments and the meta of RTK Query's actions unchecked.
        serializableCheck: { ignoredActionPaths: [] },
      }).concat(api.middleware, saga),
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
