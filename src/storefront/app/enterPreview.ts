import { call, put, type SagaGenerator } from '../kernel/effects';
import { previewEntered, previewReducer } from '../kernel/preview';
import { joinSlices } from '../kernel/lateSlices';

/** Switches a server render to the preview of the draft, before any data is read. */
export function* enterPreview(): SagaGenerator {
  yield* call(joinSlices, { preview: previewReducer });
  yield* put(previewEntered());
}
