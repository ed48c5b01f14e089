import { guestDetailsEvents, guestDetailsReducer } from '../../../../src/storefront/features/checkout';
import { selectGuestUserDetails } from '../../../../src/storefront/features/checkout/guestDetailsSlice';
import { addSlices, joinSlices } from '../../../../src/storefront/kernel/lateSlices';
import { contextApi } from '../../../../src/storefront/features/context';
import { loggedIn } from '../../../../src/storefront/kernel/session';
import { scriptedShop } from '../../../support/storefront/scripted/scriptedShop';

const details = { lastName: '‹p1›', email: '‹p2›', phoneNumber: '‹p3›' };

async function opened(session: object = {}) {
  const { store } = await scriptedShop({ answering: () => ({ status: 200, body: {} }), session });
  const slices = { guestDetails: guestDetailsReducer };
  addSlices(slices);
  await store.runSaga(joinSlices, slices).toPromise();
  return store;
}

it('a guest’s details are kept until somebody logs in, and not brought back by the log-out [CTX-04]', async () => {
  const store = await opened();
  expect(selectGuestUserDetails(store.getState())).toBeNull();
  store.dispatch(guestDetailsEvents.given(details));
  expect(selectGuestUserDetails(store.getState())).toEqual(details);
  store.dispatch(loggedIn({ userId: '005000000000001' }));
  expect(selectGuestUserDetails(store.getState())).toBeNull();
  expect(JSON.stringify(store.getState().late)).not.toContain(details.email);
});

it('of a customer none are known, whatever was kept [CTX-04]', async () => {
  const store = await opened({ guestUser: false, userId: '005000000000001' });
  expect(contextApi.endpoints.sessionContext.select(undefined)(store.getState()).data?.guestUser).toBe(false);
  store.dispatch(guestDetailsEvents.given(details));
  expect(selectGuestUserDetails(store.getState())).toBeNull();
});
