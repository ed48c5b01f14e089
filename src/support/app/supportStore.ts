import { combineReducers, configureStore, type Reducer } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { api, withoutRefusedReads } from '../../storefront/api';
import type { Services } from '../../storefront/kernel/services';
import type { SupportStore } from '../kernel/hooks';
import type { SupportState } from '../kernel/state';
import { playbackReducer } from '../playback/playbackSlice';
import { exportReducer } from '../exporting';
import { panelReducer } from '../panels/panelSlice';
import { aboutReducer } from '../about';
import { noteReducer } from '../notes';
import { callSearchReducer } from '../recordedCalls';
import { searchReducer } from '../sessions';
import { whatIfReducer } from '../whatIf';
import { viewReducer } from './viewSlice';

const reducers: { readonly [Key in keyof SupportState]: Reducer<SupportState[Key]> } = {
  view: viewReducer,
  search: searchReducer,
  callSearch: callSearchReducer,
  notes: noteReducer,
  about: aboutReducer,
  playback: playbackReducer,
  panel: panelReducer,
  exporting: exportReducer,
  whatIf: whatIfReducer,
  api: api.reducer,
};

/** The store of support's pages; in development all of Redux Toolkit's checks are on. */
export function createSupportStore(services: Services, devTools = false): SupportStore {
  const saga = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers(reducers),
    devTools: devTools ? { name: 'Comptoir, assistance', maxAge: 500 } : false,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services }, serializableCheck: { ignoredActionPaths: [] } }).concat(
        api.middleware,
        withoutRefusedReads,
        saga,
      ),
  });
  const runSaga: typeof saga.run = (process, ...args) => saga.run(process, ...args);
  return Object.assign(store, { runSaga });
}
