import {
  combineReducers,
  configureStore,
  createAction,
  createSlice,
  type PayloadAction,
  type Reducer,
  type StoreEnhancer,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { SagaGenerator } from '../../journal/sagaTypes';
import createSagaMiddleware from 'redux-saga';
import { call, delay, put, race, take, takeEvery } from 'redux-saga/effects';
import { createRecorder, type RecorderOptions } from '../../../src/journal/record/recorder';
import { createActionRegistry, registerApiTypes } from '../../../src/journal/record/registry';

/**
 * A small shop with everything that has ever broken a replay: RTK Query, sagas, nested dispatches, endpoints injected
 * late.
 */

interface Product {
  id: number;
  name: string;
  cents: number;
  stock: number;
}
interface Line {
  sku: string;
  quantity: number;
}
interface Cart {
  lines: Line[];
  revision: number;
}
type Request = string | { path: string; line: Line };
type ShopQuery = BaseQueryFn<Request, unknown, { code: string }, object, { status: number; path: string }>;

export type Chance = () => number;

/** Random numbers in [0, 1), the same for a seed. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** A server in process: slow, refusing some changes, with random prices and stock in every answer about products. */
function shopServer(chance: Chance): ShopQuery {
  const cart: Cart = { lines: [], revision: 0 };
  return async (request, { signal }) => {
    await new Promise((resolve) => setTimeout(resolve, 1 + chance() * 20));
    if (signal.aborted) return { error: { code: 'aborted' } };
    const path = typeof request === 'string' ? request : request.path;
    const meta = { status: 200, path };
    if (typeof request !== 'string') {
      if (chance() < 0.3) return { error: { code: 'REFUSED' }, meta: { status: 503, path } };
      cart.lines.push(request.line);
      cart.revision++;
      return { data: structuredClone(cart), meta };
    }
    if (path === 'cart') return { data: structuredClone(cart), meta };
    const id = Number(path.split('/')[1] ?? 0);
    const product: Product = {
      id,
      name: `Beurre ${id}`,
      cents: Math.floor(chance() * 9000),
      stock: Math.floor(chance() * 50),
    };
    return { data: path.startsWith('list') ? [product, { ...product, id: id + 1 }] : product, meta };
  };
}

const pageArrived = createAction<{ api?: unknown }>('page/arrived');

function createBareApi(baseQuery: ShopQuery) {
  return createApi({
    reducerPath: 'api',
    baseQuery,
    tagTypes: ['Cart', 'Product'],
    keepUnusedDataFor: 0.3,
    extractRehydrationInfo: (action) => (pageArrived.match(action) ? (action.payload.api as never) : undefined),
    endpoints: (build) => ({
      product: build.query<Product, number>({
        query: (id) => `product/${id}`,
        providesTags: (_r, _e, id) => [{ type: 'Product', id }],
      }),
      cart: build.query<Cart, undefined>({ query: () => 'cart', providesTags: ['Cart'] }),
      list: build.infiniteQuery<Product[], string, number>({
        infiniteQueryOptions: { initialPageParam: 0, getNextPageParam: (_last, all) => all.length },
        query: ({ pageParam }) => `list/${pageParam}`,
      }),
      addLine: build.mutation<Cart, Line>({
        query: (line) => ({ path: 'add', line }),
        invalidatesTags: ['Cart'],
        async onQueryStarted(line, { dispatch, queryFulfilled }) {
          const patch = dispatch(
            shopEndpoints.util.updateQueryData('cart', undefined, (draft) => {
              draft.lines.push(line);
            }),
          );
          await queryFulfilled.catch(() => {
            patch.undo();
          });
        },
      }),
    }),
  });
}
// For names and types only: updateQueryData finds an endpoint by its name, which is the same in every instance.
const shopEndpoints = createBareApi(() => ({ error: { code: 'never called' } }));

export function createShopApi(baseQuery: ShopQuery) {
  return createBareApi(baseQuery);
}
export type ShopApi = ReturnType<typeof createShopApi>;

/** The endpoints that a page injects when its code loads. */
function injectOrders(api: ShopApi) {
  return api.injectEndpoints({
    endpoints: (build) => ({
      order: build.query<Product, number>({ query: (id) => `order/${id}`, providesTags: ['Cart'] }),
    }),
  });
}

export const menu = createSlice({
  name: 'menu',
  initialState: { selected: '' },
  reducers: {
    itemSelected(state, action: PayloadAction<string>) {
      state.selected = action.payload;
    },
  },
});
export interface Toast {
  id: number;
  text: string;
}
const notices = createSlice({
  name: 'notices',
  initialState: { queue: [] as Toast[] },
  reducers: {
    raised(state, action: PayloadAction<Toast>) {
      state.queue.push(action.payload);
    },
    expired(state, action: PayloadAction<number>) {
      state.queue = state.queue.filter((toast) => toast.id !== action.payload);
    },
  },
});
const checkout = createSlice({
  name: 'checkout',
  initialState: { step: 'idle' },
  reducers: {
    started(state) {
      state.step = 'address';
    },
    addressGiven() {},
    timedOut(state) {
      state.step = 'timed out';
    },
    placed(state) {
      state.step = 'placed';
    },
  },
});

export function createShopReducer(api: ShopApi, extra: Record<string, Reducer> = {}) {
  return combineReducers({
    api: api.reducer,
    menu: menu.reducer,
    notices: notices.reducer,
    checkout: checkout.reducer,
    ...extra,
  });
}

function* expireNotice({ payload }: ReturnType<typeof notices.actions.raised>): SagaGenerator {
  yield delay(40);
  yield put(notices.actions.expired(payload.id));
}
function* runCheckout(): SagaGenerator {
  const { given } = (yield race({ given: take(checkout.actions.addressGiven.type), late: delay(60) })) as {
    given?: unknown;
  };
  yield put(given ? checkout.actions.placed() : checkout.actions.timedOut());
}
function* rootSaga(): SagaGenerator {
  yield takeEvery(notices.actions.raised.type, expireNotice);
  yield takeEvery(checkout.actions.started.type, runCheckout);
  yield call(() => undefined);
}

/** A registry of all events of the shop; `unregistered` collects the types that were looked up and are not in it. */
function shopRegistry(unregistered: string[] = []) {
  const registry = createActionRegistry((type) => unregistered.push(type));
  registerApiTypes(registry, 'api');
  registry.register(pageArrived.type);
  for (const slice of [menu, notices, checkout]) {
    for (const action of Object.values(slice.actions) as { type: string }[]) registry.register(action.type);
  }
  return registry;
}

export const HEADER = {
  session: 's-1',
  part: 1,
  release: 'test',
  endpoints: ['product', 'cart', 'list', 'addLine'],
  environment: { locale: 'fr-FR', timeZone: 'Europe/Paris', viewport: null, clock: 0 },
  consent: ['recording'],
} as const;

export interface RecordedShopOptions {
  readonly chance: Chance;
  readonly extra?: Record<string, Reducer>;
  readonly recorder?: Partial<RecorderOptions>;
  readonly baseQuery?: ShopQuery;
  /** Enhancers below the recorder, such as DevTools' own. */
  readonly below?: readonly StoreEnhancer[];
}

/**
 * A live shop with its recorder; `states` has the first state and those of which subscribers were notified, seen
 * independently of the recorder.
 */
export function openShop({ chance, extra, recorder: changed, baseQuery, below = [] }: RecordedShopOptions) {
  const problems: Error[] = [];
  const unregistered: string[] = [];
  const idle: ((deadline: { timeRemaining: () => number }) => void)[] = [];
  const recorder = createRecorder({
    header: HEADER,
    registry: shopRegistry(unregistered),
    now: () => performance.now(),
    requestIdle: (callback) => idle.push(callback),
    onProblem: (problem) => problems.push(problem),
    ...changed,
  });
  const api = createShopApi(baseQuery ?? shopServer(chance));
  const saga = createSagaMiddleware();
  const states: unknown[] = [];
  const witness: StoreEnhancer = (next) => (reducer, preloaded) => {
    const store = next(reducer, preloaded);
    states.push(store.getState());
    store.subscribe(() => states.push(store.getState()));
    return store;
  };
  const store = configureStore({
    reducer: createShopReducer(api, extra),
    devTools: false,
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(api.middleware, saga),
    enhancers: (defaults) => defaults().concat(recorder.enhancer, witness, ...below),
  });
  const task = saga.run(rootSaga);
  // A subscriber that dispatches: its action is reduced while subscribers are still being notified of the one before.
  let nested = 0;
  store.subscribe(() => {
    const [toast] = store.getState().notices.queue;
    if (toast && toast.id < 1000 && nested < 4) {
      nested++;
      store.dispatch(notices.actions.raised({ id: 1000 + nested, text: 'nested' }));
    }
  });
  return { api, store, recorder, states, problems, unregistered, idle, stop: () => task.cancel() };
}

export type OpenShop = ReturnType<typeof openShop>;

/** The reducer and api of a replay: another instance, with every endpoint. */
export function replayShop(extra?: Record<string, Reducer>) {
  const api = createShopApi(() => {
    throw new Error('a replay made a request');
  });
  injectOrders(api);
  const reducer = createShopReducer(api, extra) as unknown as Reducer<Record<string, unknown>>;
  return { api, reducer };
}

/** Performs `steps` random acts on a shop, under Jest's fake timers. */
export async function liveThrough(shop: OpenShop, chance: Chance, steps = 90): Promise<void> {
  const { api, store, recorder } = shop;
  const { endpoints } = api;
  const open: { unsubscribe: () => void; abort: () => void }[] = [];
  let orders: ReturnType<typeof injectOrders> | undefined;
  const number = (below: number): number => Math.floor(chance() * below);
  const arrived = {
    queries: {
      'product(77)': {
        status: 'fulfilled',
        endpointName: 'product',
        requestId: 'server',
        originalArgs: 77,
        startedTimeStamp: 1,
        fulfilledTimeStamp: 2,
        data: { id: 77, name: 'Crème', cents: 100, stock: 1 },
      },
    },
    mutations: {},
    provided: { tags: { Product: { 77: ['product(77)'] } }, keys: { 'product(77)': [{ type: 'Product', id: 77 }] } },
  };
  store.dispatch(pageArrived({ api: arrived }));
  const acts: (() => void)[] = [
    () => open.push(store.dispatch(endpoints.product.initiate(number(6)))),
    () =>
      open.push(
        store.dispatch(
          endpoints.product.initiate(number(6), { forceRefetch: true, subscriptionOptions: { pollingInterval: 30 } }),
        ),
      ),
    () => open.push(store.dispatch(endpoints.cart.initiate(undefined))),
    () => open.push(store.dispatch(endpoints.list.initiate('creamery', { direction: 'forward' }))),
    () => open.shift()?.unsubscribe(),
    () => open.at(-1)?.abort(),
    () => {
      const adding = store.dispatch(endpoints.addLine.initiate({ sku: `SKU-${number(9)}`, quantity: 1 + number(3) }));
      if (chance() < 0.3) adding.reset();
    },
    () => store.dispatch(menu.actions.itemSelected(`item ${number(12)}`)),
    () => store.dispatch(notices.actions.raised({ id: number(999), text: 'Ajouté' })),
    () => store.dispatch(checkout.actions.started()),
    () => store.dispatch(checkout.actions.addressGiven()),
    () => store.dispatch(api.util.invalidateTags(['Cart', { type: 'Product', id: number(6) }])),
    () =>
      store.dispatch(
        api.util.upsertQueryEntries([
          { endpointName: 'product', arg: 50, value: { id: 50, name: 'Œufs', cents: 1, stock: number(9) } },
        ]),
      ),
    () => {
      if (!orders) recorder.inject(['order']);
      orders ??= injectOrders(api);
      open.push(store.dispatch(orders.endpoints.order.initiate(number(3))));
    },
    () => store.dispatch({ type: number(2) ? '__rtkq/focused' : '__rtkq/unfocused' }),
  ];
  for (let step = 0; step < steps; step++) {
    acts[number(acts.length)]?.();
    if (chance() < 0.6) await jest.advanceTimersByTimeAsync(number(30));
  }
  for (const request of open) request.unsubscribe();
  await jest.advanceTimersByTimeAsync(1200);
  shop.stop();
}

/** The lines of a log as parsed values, to be tampered with. */
export function linesOf(text: string): Record<string, unknown>[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}
export function textOf(lines: readonly unknown[]): string {
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}
export function isAction(
  line: Record<string, unknown>,
): line is { k: 'action'; n: number; a: UnknownAction; f: string } {
  return line['k'] === 'action';
}
