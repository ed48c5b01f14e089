import { workFamilies } from '../../api/commands';
import { call, type SagaGenerator } from '../../kernel/effects';
import { joinSlices } from '../../kernel/lateSlices';
import { standingFamily } from './standingFamily';
import { standingReducer } from './standingSlice';

/** Adds the slice to the state, and carries out the queue of standing deliveries. */
export function* standingSaga(): SagaGenerator {
  yield* call(joinSlices, { standing: standingReducer });
  yield* call(workFamilies, 'account', [standingFamily]);
}
