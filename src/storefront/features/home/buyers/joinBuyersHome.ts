import { call, type SagaGenerator } from '../../../kernel/effects';
import { joinSlices } from '../../../kernel/lateSlices';
import { reorderReducer } from '../../orders';

export const slices = { reorder: reorderReducer } as const;

/**
 * Adds the slices of a buyer's home page: while a page is prepared, and when somebody logs in while a guest's home page
 * is shown.
 */
export function* joinBuyersHome(): SagaGenerator {
  yield* call(joinSlices, slices);
}
