import type { UnknownAction } from '@reduxjs/toolkit';
import { cartCommands, cartReads } from '../../../src/server/features/cart';
import { api } from '../../../src/storefront/api';
import { preparePage } from '../../../src/storefront/app/preparePage';
import { rootReducer, type RootState } from '../../../src/storefront/app/rootReducer';
import { rootSaga } from '../../../src/storefront/app/rootSaga';
import { createShopStore } from '../../../src/storefront/app/store';
import { cartEvents } from '../../../src/storefront/features/cart';
import { locationChanged, navigationRequested } from '../../../src/storefront/features/navigation';
import { termTyped } from '../../../src/storefront/features/search';
import { startTestServer, type TestServer } from '../../support/server';
import { serverHttp } from '../../support/serverHttp';
import { createVault } from '../../../src/storefront/runtime/vault';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ plugins: [cartReads, cartCommands] });
});
afterAll(() => server.close());

interface Step {
  readonly action: UnknownAction;
  readonly after: RootState;
}

/** Walks through the real shop over the real server and keeps every action that was reduced. */
async function recordSession(): Promise<{ readonly before: RootState; readonly steps: readonly Step[] }> {
  const steps: Step[] = [];
  const store = createShopStore({
    outside: { http: serverHttp(server), vault: createVault() },
    recorder: (createStore) => (reducer, preloaded) => {
      const inner = createStore(reducer, preloaded);
      return {
        ...inner,
        dispatch: (action) => {
          const done = inner.dispatch(action);
          // The state of this store is the root reducer's.
          steps.push({ action, after: inner.getState() as unknown as RootState });
          return done;
        },
      };
    },
  });
  const before = store.getState();
  const processes = store.runSaga(rootSaga);
  store.dispatch(locationChanged({ pathname: '/', search: '', hash: '', key: 'first' }, 'POP'));
  await store.runSaga(preparePage, { pathname: '/', search: '' }).toPromise();
  store.dispatch(termTyped('beurre'));
  store.dispatch(navigationRequested('/search?term=beurre'));
  await until(() => store.getState().location.current.pathname === '/search');
  const found = Object.values(store.getState().api.queries).find((entry) => entry?.endpointName === 'searchProducts');
  const productId = JSON.stringify(found?.data).match(/"id":"(01t\w{15})"[^}]*"Simple"/)?.[1] ?? '';
  store.dispatch(cartEvents.itemAddRequested({ productId: productId || firstProduct(found?.data), quantity: 20 }));
  await until(() => store.getState().cart.inFlight.length === 0);
  processes.cancel();
  // Unused cache entries hold timers for five minutes.
  store.dispatch(api.util.resetApiState());
  return { before, steps };
}

const firstProduct = (data: unknown): string => /"id":"(01t\w{15})"/.exec(JSON.stringify(data))?.[1] ?? '';

async function until(reached: () => boolean): Promise<void> {
  for (let tries = 0; tries < 500 && !reached(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(reached()).toBe(true);
}

const forbidden = () => {
  throw new Error('A reducer read clock or chance.');
};

it('the root reducer gives the same states again with a clock and a random source that throw [REP-02]', async () => {
  const { before, steps } = await recordSession();
  expect(steps.length).toBeGreaterThan(20);
  const clock = jest.spyOn(Date, 'now').mockImplementation(forbidden);
  const chance = jest.spyOn(Math, 'random').mockImplementation(forbidden);
  const uuid = jest.spyOn(crypto, 'randomUUID').mockImplementation(forbidden);
  const values = jest.spyOn(crypto, 'getRandomValues').mockImplementation(forbidden);
  const states: RootState[] = [];
  try {
    steps.reduce((state, { action }) => {
      const next = rootReducer(state, action);
      states.push(next);
      return next;
    }, before);
  } finally {
    for (const spy of [clock, chance, uuid, values]) spy.mockRestore();
  }
  expect(states).toEqual(steps.map(({ after }) => after));
});
