import { TOAST_FAULTS } from '../../../contract/errorTexts';
import { noticeRaised } from '../../features/notices';
import { call, takeEvery, type SagaGenerator } from '../../kernel/effects';
import { noticeToast } from './lazyNoticeToast';

/** Has the component that shows toasts at hand when one is raised; without it only the console tells (TST-06). */
export function* noticeToastSaga(): SagaGenerator {
  yield* takeEvery(noticeRaised, fetchToast);
}

function* fetchToast(): SagaGenerator {
  try {
    yield* call(noticeToast.load);
  } catch (error) {
    console.error(TOAST_FAULTS.classReference, error);
  }
}
