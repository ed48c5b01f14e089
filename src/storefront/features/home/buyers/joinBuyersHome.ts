import { call, type SagaGenerator } from '../../../kernel/effects';
import { joinSlices } from '../../../kernel/lateSlices';
import { reorderReducer } from '../../orders';

export const slices = { reorder: reorderReducer } as const;

/** Lets its slices join: as a page is prepared, and where somebody logs in while a guest's home page stands. */
export function* joinBuyersHome(): SagaGenerator {
  yield* call(joinSlices, slices);
}
