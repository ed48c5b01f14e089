import { cartEvents, cartSaga } from '../../../../src/storefront/features/cart';
import { sessionEnded } from '../../../../src/storefront/kernel/session';
import { scriptedShop } from '../../../support/storefront/scripted/scriptedShop';
import { butterId } from '../../../support/storefront/scripted/wireExamples';

// The file that carries out commands cannot be loaded.
jest.mock('../../../../src/storefront/features/cart/processes/cartLate', () => {
  throw new Error('offline');
});

const add = () => cartEvents.itemAddRequested({ productId: butterId, quantity: 10, name: 'Beurre' });
const failures = (actions: readonly { readonly type: string }[]) =>
  actions.filter(cartEvents.itemAddFailed.match).map(({ payload }) => payload.code);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

it('a command that waits for the code has its outcome when its session ends, and is not done for who comes next [CRT-04]', async () => {
  const { store, run, actions, requests } = await scriptedShop({ answering: () => 'never' });
  run(cartSaga);
  store.dispatch(add());
  await jest.advanceTimersByTimeAsync(1000);
  expect(failures(actions)).toEqual([]);
  store.dispatch(sessionEnded({ userId: 'baker' }));
  await jest.advanceTimersByTimeAsync(0);
  expect(failures(actions)).toEqual(['ABORTED']);
  // The next command waits until loading the file has failed three times.
  store.dispatch(add());
  await jest.advanceTimersByTimeAsync(7999);
  expect(failures(actions)).toEqual(['ABORTED']);
  await jest.advanceTimersByTimeAsync(1);
  expect(failures(actions)).toEqual(['ABORTED', 'NO_ANSWER']);
  expect(requests).toEqual([]);
});
