import { combineReducers, configureStore, createAction, createSlice } from '@reduxjs/toolkit';
import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
import createSagaMiddleware from 'redux-saga';
import { put, takeEvery } from 'redux-saga/effects';
import { createSelector } from 'reselect';

interface Product {
  readonly id: string;
  readonly name: string;
  readonly packaging: string;
  readonly price: string;
}

export const CARDS = 24;

const productOf = (index: number): Product => ({
  id: `reference-${index}`,
  name: `Beurre de référence ${index + 1}`,
  packaging: `Carton de ${index + 1} × 250 g`,
  price: `${index + 10},50 €`,
});

/** The cards' data: fetched once, and kept in the cache that the server sends along. */
export const referenceApi = createApi({
  baseQuery: fakeBaseQuery(),
  endpoints: (build) => ({
    products: build.query<readonly Product[], number>({
      queryFn: (count) => ({ data: Array.from({ length: count }, (_, index) => productOf(index)) }),
    }),
  }),
});
export const { useProductsQuery } = referenceApi;

export const addRequested = createAction<string>('basket/addRequested');
const basket = createSlice({
  name: 'basket',
  initialState: [] as readonly string[],
  reducers: { added: (ids, { payload }: { readonly payload: string }) => [...ids, payload] },
});

function* basketSaga() {
  yield takeEvery(addRequested, function* ({ payload }) {
    yield put(basket.actions.added(payload));
  });
}

const rootReducer = combineReducers({
  [referenceApi.reducerPath]: referenceApi.reducer,
  basket: basket.reducer,
});
export type ReferenceState = ReturnType<typeof rootReducer>;

export const selectBasketSize = createSelector(
  (state: ReferenceState) => state.basket,
  (ids) => new Set(ids).size,
);

export function createReferenceStore(preloadedState?: ReferenceState) {
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults().concat(referenceApi.middleware, sagas),
    ...(preloadedState === undefined ? {} : { preloadedState }),
  });
  sagas.run(basketSaga);
  return store;
}
export type ReferenceStore = ReturnType<typeof createReferenceStore>;
