import { CART_ADDRESS } from '../../../../src/contract/pages/pageReference';
import { cartEvents } from '../../../../src/storefront/features/cart';
import { miniCartFailed, miniCartRequested } from '../../../../src/storefront/features/cart/miniCart/miniCartSlice';
import { miniCartSaga } from '../../../../src/storefront/features/cart/miniCart/miniCartSaga';
import { navigationRequested } from '../../../../src/storefront/kernel/location';
import { scriptedShop } from '../../../support/storefront/scripted/scriptedShop';
import { butterId } from '../../../support/storefront/scripted/wireExamples';

// The file of the open mini cart cannot be loaded.
jest.mock('../../../../src/storefront/features/cart/components/miniCart/OpenMiniCart', () => {
  throw new Error('offline');
});

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

async function dispatched(action: Parameters<Awaited<ReturnType<typeof scriptedShop>>['store']['dispatch']>[0]) {
  const { store, run, actions } = await scriptedShop({ answering: () => 'never' });
  run(miniCartSaga);
  store.dispatch(action);
  await jest.advanceTimersByTimeAsync(60_000);
  return actions;
}

it('who asks for a mini cart whose code cannot be loaded is led to the cart’s page', async () => {
  const actions = await dispatched(miniCartRequested());
  expect(actions).toContainEqual(miniCartFailed());
  expect(actions.filter(navigationRequested.match).map(({ payload }) => payload.target.pathname)).toEqual([
    CART_ADDRESS,
  ]);
});

it('who only adds a product stays on the page', async () => {
  const actions = await dispatched(cartEvents.itemAddRequested({ productId: butterId, quantity: 10, name: 'Beurre' }));
  expect(actions).toContainEqual(miniCartFailed());
  expect(actions.some(navigationRequested.match)).toBe(false);
});
