import { sessionSaga } from '../../../../src/storefront/features/visitor/sessionSaga';
import { locationChanged, locationOf, navigationRequested } from '../../../../src/storefront/kernel/location';
import { loginNeeded } from '../../../../src/storefront/kernel/session';
import { leaveFor } from '../../../../src/storefront/platform/page/document';
import { openStore } from '../../../support/storefront/openStore';
import { waitUntil } from '../../../support/waitUntil';

jest.mock('../../../../src/storefront/platform/page/document', () => ({ leaveFor: jest.fn() }));
jest.mock('../../../../src/storefront/features/visitor/lateSession', () => {
  throw new Error('chunk');
});
const leave = jest.mocked(leaveFor);
beforeEach(() => leave.mockClear());

it('when the code that leads to the login is gone the server is asked for it, each time, and it leads back [LNK-05]', async () => {
  const { store, actions, run } = openStore();
  store.dispatch(locationChanged(locationOf('/search?term=beurre#suite', 'here'), 'PUSH'));
  const task = run(sessionSaga);
  for (const times of [1, 2]) {
    store.dispatch(loginNeeded('PUSH'));
    await waitUntil('the page is left', () => leave.mock.calls.length === times);
    expect(leave).toHaveBeenLastCalledWith('/login?startUrl=%2Fsearch%3Fterm%3Dbeurre%23suite');
  }
  expect(actions.filter(navigationRequested.match)).toEqual([]);
  expect(task.isRunning()).toBe(true);
});
