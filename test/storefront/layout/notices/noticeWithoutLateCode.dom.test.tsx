import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { raiseNotice } from '../../../../src/storefront/features/notices';
import { call } from '../../../../src/storefront/kernel/effects';
import { NoticeRegion, noticeToastSaga } from '../../../../src/storefront/layout/notices';
import { openStore } from '../../../support/storefront/openStore';

jest.mock('../../../../src/storefront/layout/notices/NoticeToast', () => {
  throw new Error('The file is not there.');
});

it('nothing of a notice is shown when its component cannot be loaded, and the console says so [TST-06]', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { store, run } = openStore();
  run(noticeToastSaga);
  render(
    <Provider store={store}>
      <NoticeRegion />
    </Provider>,
  );
  await act(async () => {
    run(function* () {
      yield* call(raiseNotice, { variant: 'error', label: { id: 'cart.notice.missing' } });
    });
    await Promise.resolve();
  });
  expect(store.getState().notices.queue).toHaveLength(1);
  expect(complaints.mock.calls).toEqual([
    ['Unable to show toast, missing toast class reference.', new Error('The file is not there.')],
  ]);
  expect(screen.getByRole('region', { name: 'Notifications' }).textContent).toBe('');
  complaints.mockRestore();
});
