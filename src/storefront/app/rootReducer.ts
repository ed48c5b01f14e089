import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { api } from '../api';
import { cartReducer, miniCartReducer } from '../features/cart';
import { draftsReducer } from '../features/drafts';
import { drilldownReducer, menuReducer } from '../features/menus';
import { locationReducer } from '../features/navigation';
import { noticesReducer } from '../features/notices';
import { searchReducer } from '../features/search';
import { sessionReducer } from '../features/session';
import { viewportReducer } from '../features/viewport';
import { lateReducer } from './lateSlices';
import { pageArrived } from './pageArrived';

const slices = combineReducers({
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
});

export type RootState = ReturnType<typeof slices>;

/**
 * Every reducer of the shop: all in the first load but those that join with their page. A page that arrives brings its slices as the server's store
 * left them; the anchor and the history key are the browser's own.
 */
export function rootReducer(state: RootState | undefined, action: UnknownAction): RootState {
  if (!pageArrived.match(action)) return slices(state, action);
  const { slices: arrived, hash, key } = action.payload;
  const started = slices(state, action);
  // Both sides are this reducer of the same release: the shape is the server's own.
  const merged = { ...started, ...arrived };
  return { ...merged, location: { ...merged.location, current: { ...merged.location.current, hash, key } } };
}
