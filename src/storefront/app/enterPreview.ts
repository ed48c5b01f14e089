import { call, put } from 'redux-saga/effects';
import type { SagaGenerator } from '../kernel/sagaTypes';
import { previewEntered, previewReducer } from '../kernel/preview';
import { addSlices, joinSlices } from '../kernel/lateSlices';

const slices = { preview: previewReducer } as const;

/** Makes a page that the server renders a preview of the draft: before anything of it is read. */
export function* enterPreview(): SagaGenerator {
  addSlices(slices);
  yield call(joinSlices, slices);
  yield put(previewEntered());
}
