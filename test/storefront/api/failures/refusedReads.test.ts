import { preparePage } from '../../../../src/storefront/app/routing/preparePage';
import { catalogApi } from '../../../../src/storefront/features/catalog';
import { searchApi } from '../../../../src/storefront/features/search';
import { loadAllLazy } from '../../../../src/storefront/kernel/lazy';
import { locationOf } from '../../../../src/storefront/kernel/location';
import type { PageResult } from '../../../../src/storefront/kernel/page';
import { setClock } from '../../../../src/storefront/platform/clock';
import { visit } from '../../../support/storefront/openCheckout';
import { openStore } from '../../../support/storefront/openStore';
import { startShopServer } from '../../../support/storefront/startShopServer';
import type { TestServer } from '../../../support/server/testServer';

let server: TestServer;
beforeAll(async () => {
  await loadAllLazy();
  server = await startShopServer();
  setClock(server.clock.now);
});
afterAll(() => server.close());

async function openShop() {
  const { store, actions } = openStore({ http: await visit(server) });
  const prepare = async (address: string) => {
    expect(await store.runSaga(preparePage, locationOf(address, 'default')).toPromise<PageResult>()).toBe(200);
  };
  return { store, actions, prepare };
}

it('a page whose answers are at hand is prepared again without an action, and nobody is woken [REP-02]', async () => {
  const { store, actions, prepare } = await openShop();
  await prepare('/');
  const found = await store.dispatch(searchApi.endpoints.searchProducts.initiate({ searchTerm: 'beurre' })).unwrap();
  const addresses = ['/', `/product/produit/${found?.productsPage.products[0]?.id ?? ''}`, '/search?term=beurre'];
  for (const address of addresses) await prepare(address);
  const before = actions.length;
  let woken = 0;
  store.subscribe(() => (woken += 1));
  for (const address of addresses) await prepare(address);
  expect(actions.slice(before)).toEqual([]);
  expect(woken).toBe(0);
});

it('a read that is under way is asked for once, and both who ask have its answer', async () => {
  const { store, actions, prepare } = await openShop();
  await prepare('/');
  const before = actions.length;
  const read = () =>
    store.dispatch(searchApi.endpoints.searchProducts.initiate({ searchTerm: 'lait' }, { subscribe: false })).unwrap();
  const [first, second] = await Promise.all([read(), read()]);
  expect(first).toBe(second);
  expect(first?.productsPage.products).not.toEqual([]);
  expect(actions.slice(before).map(({ type }) => type)).toEqual([
    'api/executeQuery/pending',
    'api/executeQuery/fulfilled',
  ]);
});

it('a read that fails says so as before', async () => {
  const { store, actions, prepare } = await openShop();
  await prepare('/');
  await store.dispatch(catalogApi.endpoints.category.initiate({ categoryId: '0ZGnothing' }, { subscribe: false }));
  expect(actions.at(-1)).toMatchObject({ type: 'api/executeQuery/rejected', meta: { condition: false } });
});
