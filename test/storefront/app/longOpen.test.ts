import { USER_RECORD_LIFETIME_MS } from '../../../src/contract/constants';
import { itemApi } from '../../../src/storefront/features/cart/page';
import { selectIsLoggedIn } from '../../../src/storefront/features/visitor';
import { openAtCheckout, orderableProduct } from '../../support/storefront/openCheckout';
import { closeShops } from '../../support/openShops';
import { startShopServer } from '../../support/storefront/startShopServer';

afterEach(() => jest.useRealTimers());

it('a page that stands open for an hour still knows its site and who is asking; the next page asks anew for what is old, never for the site [ERR-03]', async () => {
  const server = await startShopServer();
  const product = await orderableProduct(server);
  const { store, calls, prepare } = await openAtCheckout(server, { email: 'boulangerie@comptoir.example' });
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
  const shell = ['site-info', 'application-context', 'session-context', 'category-menu-items', 'compact-summary'];
  const asked = () => shell.filter((name) => calls.some(({ url }) => url.includes(name)));
  const goTo = async (address: string) => {
    calls.length = 0;
    expect(await prepare(address)).toBe(200);
    return asked();
  };
  expect(await goTo('/')).toEqual(shell);

  await jest.advanceTimersByTimeAsync(269_000);
  expect(await goTo('/search?term=beurre')).toEqual([]);
  await jest.advanceTimersByTimeAsync(3_600_000);
  expect(selectIsLoggedIn(store.getState())).toBe(true);
  const addition = itemApi.endpoints.addItem.initiate({ commandId: 'late', ...product });
  expect(await store.dispatch(addition).unwrap()).toMatchObject({ productId: product.productId });
  expect(await goTo('/')).toEqual(shell.slice(1));

  closeShops();
  await server.close();
});

it('the record of a user is asked for again by the first page after an hour, not before [HDR-09]', async () => {
  const server = await startShopServer();
  const { calls, prepare } = await openAtCheckout(server, { email: 'boulangerie@comptoir.example' });
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick'] });
  const recordsAskedAt = async (address: string) => {
    calls.length = 0;
    expect(await prepare(address)).toBe(200);
    return calls.filter(({ url }) => url.includes('/ui-api/records/')).length;
  };
  expect(await recordsAskedAt('/')).toBe(1);
  await jest.advanceTimersByTimeAsync(USER_RECORD_LIFETIME_MS - 1000);
  expect(await recordsAskedAt('/search?term=beurre')).toBe(0);
  await jest.advanceTimersByTimeAsync(1000);
  expect(await recordsAskedAt('/')).toBe(1);

  closeShops();
  await server.close();
});
