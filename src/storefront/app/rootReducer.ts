import { combineReducers, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api';
import { cartReducer, miniCartReducer } from '../features/cart';
import { draftsReducer } from '../forms/drafts';
import { drilldownReducer, menuReducer } from '../layout/menus';
import { locationReducer } from '../kernel/location';
import { noticesReducer } from '../features/notices';
import { searchReducer } from '../features/search';
import { sessionReducer } from '../kernel/session';
import { viewportReducer } from '../features/viewport';
import { lateReducer } from '../kernel/lateSlices';
import { pageArrived } from '../kernel/pageArrived';
import type { RootState } from '../kernel/state';

const reducers: { readonly [Key in keyof RootState]: Reducer<RootState[Key]> } = {
  api: api.reducer,
  location: locationReducer,
  viewport: viewportReducer,
  menu: menuReducer,
  drilldown: drilldownReducer,
  notices: noticesReducer,
  miniCart: miniCartReducer,
  cart: cartReducer,
  search: searchReducer,
  session: sessionReducer,
  drafts: draftsReducer,
  late: lateReducer,
};

const slices = combineReducers(reducers);

/**
 * Every reducer of the shop; those that join with their page are in `lateReducer`. `page/arrived` takes over the server
 * store's slices, except the anchor and the history key, which only the browser knows.
 */
export function rootReducer(state: RootState | undefined, action: UnknownAction): RootState {
  if (!pageArrived.match(action)) return slices(state, action);
  const { slices: arrived, hash, key } = action.payload;
  const started = slices(state, action);
  // Server and browser run this reducer of the same release, so the arrived state has its type.
  const merged = { ...started, ...arrived };
  return { ...merged, location: { ...merged.location, current: { ...merged.location.current, hash, key } } };
}
