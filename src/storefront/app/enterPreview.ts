import { call, put, type SagaGenerator } from '../kernel/effects';
import { previewEntered, previewReducer } from '../kernel/preview';
import { addSlices, joinSlices } from '../kernel/lateSlices';

const slices = { preview: previewReducer } as const;

/** Switches a server render to the preview of the draft, before any data is read. */
export function* enterPreview(): SagaGenerator {
  addSlices(slices);
  yield* call(joinSlices, slices);
  yield* put(previewEntered());
}
