import { call, put, type SagaGenerator } from '../kernel/effects';
import { previewEntered, previewReducer } from '../kernel/preview';
import { addSlices, joinSlices } from '../kernel/lateSlices';

const slices = { preview: previewReducer } as const;

/** Makes a page that the server renders a preview of the draft: before anything of it is read. */
export function* enterPreview(): SagaGenerator {
  addSlices(slices);
  yield* call(joinSlices, slices);
  yield* put(previewEntered());
}
