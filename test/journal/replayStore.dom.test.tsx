import { act, render, screen } from '@testing-library/react';
import { combineReducers, configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { decodeJournal } from '../../src/journal/decode';
import { linesOf, partsOf } from '../../src/journal/logLines';
import { createRecorder } from '../../src/journal/record/recorder';
import { createActionRegistry, registerApiTypes } from '../../src/journal/record/registry';
import { createReplayStore } from '../../src/journal/replay/replayStore';
import { HEADER } from '../support/journal/recordedShop';

const scrollSlice = createSlice({
  name: 'place',
  initialState: { product: 1 },
  reducers: {
    moved(state, action: PayloadAction<number>) {
      state.product = action.payload;
    },
  },
});

/** A page that reads data by hooks of its own api, and every request that they start. */
function createPage() {
  const requests: unknown[] = [];
  const api = createApi({
    reducerPath: 'api',
    baseQuery: async (arg: unknown) => {
      requests.push(arg);
      await Promise.resolve();
      return { data: { label: `produit ${String(arg)}` } };
    },
    endpoints: (build) => ({
      product: build.query<{ label: string }, number>({ query: (id) => id }),
      pages: build.infiniteQuery<{ label: string }, string, number>({
        infiniteQueryOptions: { initialPageParam: 0, getNextPageParam: (_last, all) => all.length },
        query: ({ pageParam }) => `page ${pageParam}`,
      }),
      order: build.mutation<{ label: string }, string>({ query: (what) => what }),
    }),
  });
  const reducer = combineReducers({ api: api.reducer, place: scrollSlice.reducer });
  function Product() {
    const dispatch = useDispatch();
    const id = useSelector((state: ReturnType<typeof reducer>) => state.place.product);
    const { data, isFetching, refetch } = api.useProductQuery(id, { pollingInterval: 50 });
    const { data: pages, fetchNextPage } = api.usePagesInfiniteQuery('all');
    const [order, { status }] = api.useOrderMutation({ fixedCacheKey: 'order' });
    const [look] = api.useLazyProductQuery();
    const prefetch = api.usePrefetch('product');
    const everything = (): void => {
      void refetch();
      void fetchNextPage();
      void order('now')
        .unwrap()
        .then(() => dispatch(scrollSlice.actions.moved(99)));
      void look(42);
      prefetch(43, { force: true });
      dispatch(scrollSlice.actions.moved(98));
    };
    return (
      <button type="button" onClick={everything}>
        {id}: {data?.label ?? 'rien'}, {isFetching ? 'en cours' : 'à jour'}, {pages?.pages.length ?? 0} pages, commande{' '}
        {status}
      </button>
    );
  }
  return { api, reducer, requests, Product };
}

async function record() {
  const { api, reducer, requests, Product } = createPage();
  const registry = createActionRegistry((type) => {
    throw new Error(`unregistered: ${type}`);
  });
  registerApiTypes(registry, 'api');
  registry.register(scrollSlice.actions.moved.type);
  const recorder = createRecorder({
    header: { ...HEADER, endpoints: Object.keys(api.endpoints) },
    registry,
    now: () => performance.now(),
    requestIdle: () => undefined,
    onProblem: (problem) => {
      throw problem;
    },
  });
  const store = configureStore({
    reducer,
    devTools: false,
    middleware: (defaults) => defaults().concat(api.middleware),
    enhancers: (defaults) => defaults({ autoBatch: false }).concat(recorder.enhancer),
  });
  // The page at each state, keyed by position, as the shopper saw it once React had settled.
  const settled = new Map<number, string>();
  let position = 0;
  store.subscribe(() => position++);
  const view = render(
    <Provider store={store}>
      <Product />
    </Provider>,
  );
  const settle = async (): Promise<void> => {
    await act(() => jest.advanceTimersByTimeAsync(20));
    settled.set(position, view.container.innerHTML);
  };
  await settle();
  act(() => void store.dispatch(scrollSlice.actions.moved(2)));
  await settle();
  await act(async () => {
    await store.dispatch(api.endpoints.order.initiate('first', { fixedCacheKey: 'order' }));
  });
  await settle();
  view.unmount();
  return { text: recorder.close('test'), settled, requests: requests.length };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('hooks under the replay store show the recorded page at each seek, in any order, and start no request', async () => {
  const { text, settled, requests } = await record();
  expect(requests).toBeGreaterThan(3);
  expect(settled.size).toBe(3);

  const { api, reducer, requests: replayed, Product } = createPage();
  const store = createReplayStore({ reducer, api, records: decodeJournal(text).records });
  const view = render(
    <Provider store={store}>
      <Product />
    </Provider>,
  );
  expect(screen.getByRole('button').textContent).toBe('1: rien, en cours, 0 pages, commande uninitialized');
  const seen = new Set<string>();
  for (let position = 0; position <= store.length; position++) {
    act(() => store.seek(position));
    seen.add(view.container.innerHTML);
  }
  expect(seen.size).toBeGreaterThan(4);
  for (const position of [...settled.keys()].reverse()) {
    act(() => store.seek(position));
    expect(view.container.innerHTML).toBe(settled.get(position));
  }
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(replayed).toEqual([]);
});

test('a click in a replay starts nothing and changes nothing', async () => {
  const { text } = await record();
  const { api, reducer, requests, Product } = createPage();
  const [records = []] = partsOf(linesOf(new TextEncoder().encode(text)));
  const store = createReplayStore({ reducer, api, records });
  store.seek(store.length);
  const view = render(
    <Provider store={store}>
      <Product />
    </Provider>,
  );
  const [html, state] = [view.container.innerHTML, store.getState()];
  act(() => screen.getByRole('button').click());
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(store.getState()).toBe(state);
  expect(view.container.innerHTML).toBe(html);
  expect(requests).toEqual([]);
  view.unmount();
  expect(store.getState()).toBe(state);
});
