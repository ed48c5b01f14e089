import { runSaga, stdChannel } from 'redux-saga';
import type { Action } from '@reduxjs/toolkit';
import { offlineNotices } from '../../../../src/storefront/app/routing/offlineNotices';
import { noticeDismissed, noticeRaised } from '../../../../src/storefront/features/notices';
import { locationChanged, locationOf, navigationFailed } from '../../../../src/storefront/kernel/location';
import { isOffline } from '../../../../src/storefront/platform/connection';

jest.mock('../../../../src/storefront/platform/connection', () => ({ isOffline: jest.fn() }));

function noticesAfter(...said: readonly Action[]) {
  const raised: Action[] = [];
  const channel = stdChannel();
  const task = runSaga({ channel, dispatch: (action: Action) => raised.push(action) }, offlineNotices);
  for (const action of said) channel.put(action);
  task.cancel();
  return raised;
}
const raisedBy = (...said: readonly Action[]) =>
  noticesAfter(...said)
    .filter(noticeRaised.match)
    .map(({ payload }) => payload);

it('a link that leads nowhere without a connection says so, and can be followed again from there', () => {
  jest.mocked(isOffline).mockReturnValue(true);
  expect(raisedBy(navigationFailed('/contact?sujet=livraison'))).toMatchObject([
    {
      variant: 'warning',
      label: { id: 'errors.offline.title' },
      messageLinks: [{ url: '/contact?sujet=livraison', label: { id: 'errors.offline.again' } }],
    },
  ]);
});

it('says so once at a time, and no longer once a page is reached', () => {
  jest.mocked(isOffline).mockReturnValue(true);
  const reached = locationChanged(locationOf('/contact', 'k'), 'PUSH');
  const said = noticesAfter(navigationFailed('/contact'), navigationFailed('/cart'), reached, reached);
  const [first, second] = said.filter(noticeRaised.match).map(({ payload }) => payload.id);
  expect(said.filter(noticeDismissed.match).map(({ payload }) => payload.id)).toEqual([first, second]);
});

it('with a connection nothing is said: the browser leaves for the page', () => {
  jest.mocked(isOffline).mockReturnValue(false);
  expect(noticesAfter(navigationFailed('/contact'))).toEqual([]);
});
