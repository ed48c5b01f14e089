import { combineReducers, configureStore, type Reducer, type StoreEnhancer } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { api, withoutRefusedReads } from '../../storefront/api';
import type { Services } from '../../storefront/kernel/services';
import { logError } from '../../storefront/platform/page/pageErrors';
import type { BuilderStore } from '../kernel/hooks';
import type { BuilderState } from '../kernel/state';
import { conflictReducer } from '../conflict';
import { contentReducer, contentsReducer } from '../contents';
import { draftReducer } from '../draft';
import { menusReducer } from '../menus/menusSlice';
import { fileReducer } from '../file';
import { languageReducer } from '../language';
import { publicationReducer } from '../publication';
import { searchesReducer } from '../searches';
import { versionsReducer } from '../versions';
import { viewReducer } from './viewSlice';

const reducers: { readonly [Key in keyof BuilderState]: Reducer<BuilderState[Key]> } = {
  draft: draftReducer,
  menus: menusReducer,
  publication: publicationReducer,
  conflict: conflictReducer,
  versions: versionsReducer,
  file: fileReducer,
  content: contentReducer,
  contents: contentsReducer,
  searches: searchesReducer,
  language: languageReducer,
  view: viewReducer,
  api: api.reducer,
};

export const builderReducer = combineReducers(reducers);

interface BuilderStoreOptions {
  readonly services: Services;
  readonly devTools?: boolean;
  /** Wraps the store so that every action is recorded as the reducer sees it. */
  readonly recorder?: StoreEnhancer;
}

/**
 * The builder's store. Its state can be rebuilt from its actions alone; in development all of Redux Toolkit's checks
 * are on.
 */
export function createBuilderStore({ services, devTools = false, recorder }: BuilderStoreOptions): BuilderStore {
  const saga = createSagaMiddleware({ onError: logError });
  const store = configureStore({
    reducer: builderReducer,
    devTools: devTools ? { name: 'Comptoir, éditeur', maxAge: 500 } : false,
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: services },
        serializableCheck: { ignoredActionPaths: [] },
      }).concat(api.middleware, withoutRefusedReads, saga),
    enhancers: (defaults) => defaults().concat(recorder ? [recorder] : []),
  });
  const runSaga: typeof saga.run = (process, ...args) => saga.run(process, ...args);
  return Object.assign(store, { runSaga });
}
