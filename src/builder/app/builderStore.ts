import { combineReducers, configureStore, type StoreEnhancer } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { api } from '../../storefront/api';
import type { Outside } from '../../storefront/runtime/outside';
import { conflictReducer } from '../conflict';
import { draftReducer } from '../draft';
import { menusReducer } from '../menus/menusSlice';
import { fileReducer } from '../file';
import { publicationReducer } from '../publication';
import { versionsReducer } from '../versions';
import { viewReducer } from './viewSlice';

export const builderReducer = combineReducers({
  draft: draftReducer,
  menus: menusReducer,
  publication: publicationReducer,
  conflict: conflictReducer,
  versions: versionsReducer,
  file: fileReducer,
  view: viewReducer,
  [api.reducerPath]: api.reducer,
});

interface BuilderStoreOptions {
  readonly outside: Outside;
  readonly devTools?: boolean;
  /** Sees every action as the reducer sees it. */
  readonly recorder?: StoreEnhancer;
}

/** The store of the builder's page: one log of events, from which the page can be made again. All checks are on. */
export function createBuilderStore({ outside, devTools = false, recorder }: BuilderStoreOptions) {
  const saga = createSagaMiddleware();
  const store = configureStore({
    reducer: builderReducer,
    devTools: devTools ? { name: 'Comptoir, éditeur', maxAge: 500 } : false,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: outside },
        serializableCheck: { ignoredActionPaths: [] },
      }).concat(api.middleware, saga),
    enhancers: (defaults) => defaults().concat(recorder ? [recorder] : []),
  });
  const runSaga: typeof saga.run = (process, ...args) => saga.run(process, ...args);
  return Object.assign(store, { runSaga });
}

export type BuilderStore = ReturnType<typeof createBuilderStore>;
export type BuilderState = ReturnType<typeof builderReducer>;
