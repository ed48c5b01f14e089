import { TOAST_FAULTS } from '../../../contract/site/toastFaults';
import { noticeDismissed, noticeRaised } from '../../features/notices';
import { call, put, takeEvery, type SagaGenerator } from '../../kernel/effects';
import { noticeError } from '../../platform/page/pageErrors';
import { noticeToast } from './lazyNoticeToast';

/**
 * Loads the component that shows toasts when one is raised. If it cannot be loaded the toast is dropped, and only
 * console and recording report it (TST-06).
 */
export function* noticeToastSaga(): SagaGenerator {
  yield* takeEvery(noticeRaised, fetchToast);
}

function* fetchToast({ payload: { id } }: ReturnType<typeof noticeRaised>): SagaGenerator {
  try {
    yield* call(noticeToast.load);
  } catch (error) {
    console.error(TOAST_FAULTS.classReference, error);
    noticeError(error, 'process');
    // The component could not be loaded, so nobody could close this toast: it is dropped to make room for the next one.
    yield* put(noticeDismissed({ id }));
  }
}
