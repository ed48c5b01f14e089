import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { preparePage } from '../../../src/storefront/app/routing/preparePage';
import { rootReducer } from '../../../src/storefront/app/rootReducer';
import type { RootState } from '../../../src/storefront/kernel/state';
import { rootSaga } from '../../../src/storefront/app/rootSaga';
import { cartEvents } from '../../../src/storefront/features/cart';
import { locationChanged, navigationRequested } from '../../../src/storefront/kernel/location';
import { termTyped } from '../../../src/storefront/features/search';
import type { TestServer } from '../../support/server/testServer';
import { serverHttp } from '../../support/server/calls/serverHttp';
import { startShopServer } from '../../support/storefront/startShopServer';
import { closeShops } from '../../support/openShops';
import { openStore } from '../../support/storefront/openStore';
import { withoutClockAndChance } from '../../support/recordings/withoutClockAndChance';
import { waitUntil } from '../../support/waitUntil';

let server: TestServer;
beforeAll(async () => {
  server = await startShopServer();
});
afterAll(() => server.close());

interface Step {
  readonly action: UnknownAction;
  readonly after: RootState;
}

/** Walks through the real shop over the real server and keeps every action that was reduced. */
async function recordSession(): Promise<{ readonly before: RootState; readonly steps: readonly Step[] }> {
  const steps: Step[] = [];
  const recorder: StoreEnhancer = (createStore) => (reducer, preloaded) => {
    const inner = createStore(reducer, preloaded);
    const dispatch: typeof inner.dispatch = (action) => {
      const done = inner.dispatch(action);
      // Checked edge: this store has the root reducer.
      steps.push({ action, after: inner.getState() as unknown as RootState });
      return done;
    };
    return { ...inner, dispatch };
  };
  const { store, run, vault } = openStore({ http: serverHttp(server), recorder });
  const before = store.getState();
  const processes = run(rootSaga);
  store.dispatch(locationChanged({ pathname: '/', search: '', hash: '', key: 'first' }, 'POP'));
  await store.runSaga(preparePage, { pathname: '/', search: '' }).toPromise();
  store.dispatch(termTyped(vault, 'beurre'));
  store.dispatch(navigationRequested('/search?term=beurre'));
  await waitUntil('the results are there', () => store.getState().location.current.pathname === '/search');
  const found = Object.values(store.getState().api.queries).find((entry) => entry?.endpointName === 'searchProducts');
  const productId = JSON.stringify(found?.data).match(/"id":"(01t\w{15})"[^}]*"Simple"/)?.[1] ?? '';
  store.dispatch(cartEvents.itemAddRequested({ productId: productId || firstProduct(found?.data), quantity: 20 }));
  await waitUntil('the product is in the cart', () => store.getState().cart.inFlight.length === 0);
  processes.cancel();
  closeShops();
  return { before, steps };
}

const firstProduct = (data: unknown): string => /"id":"(01t\w{15})"/.exec(JSON.stringify(data))?.[1] ?? '';

it('the root reducer gives the same states again with a clock and a random source that throw [REP-02]', async () => {
  const { before, steps } = await recordSession();
  expect(steps.length).toBeGreaterThan(20);
  const states = withoutClockAndChance(() => {
    let state = before;
    return steps.map(({ action }) => (state = rootReducer(state, action)));
  });
  expect(states).toEqual(steps.map(({ after }) => after));
});

it.each([
  ['the clock', () => Date.now()],
  ['a date of now', () => new Date()],
  ['a date of now as text', () => Date()],
  ['the time since the page began', () => performance.now()],
  ['chance', () => Math.random()],
  ['a random id', () => crypto.randomUUID()],
  ['random values', () => crypto.getRandomValues(new Uint8Array(1))],
])('a reducer that read %s would be found, and only while it is watched [REP-02]', (_what, read: () => unknown) => {
  expect(() => withoutClockAndChance(read)).toThrow('A reducer read clock or chance.');
  expect(read()).toBeDefined();
  expect(withoutClockAndChance(() => new Date(0).toISOString())).toBe('1970-01-01T00:00:00.000Z');
});
