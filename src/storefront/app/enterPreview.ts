import { call, put, type SagaGenerator } from '../kernel/effects';
import { previewEntered, previewReducer } from '../kernel/preview';
import { joinSlices } from '../kernel/lateSlices';

/** Switches a server render to the preview of the draft, before any data is read; `isFramed`: inside the builder's page. */
export function* enterPreview(isFramed = false): SagaGenerator {
  yield* call(joinSlices, { preview: previewReducer });
  yield* put(previewEntered({ isFramed }));
}
