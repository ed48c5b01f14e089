import { request } from '../../api';
import { call, put, select, takeLeading, type SagaGenerator } from '../../kernel/effects';
import { joinSlices } from '../../kernel/lateSlices';
import { standingApi } from './standingApi';
import { selectStanding, standingEvents, standingReducer } from './standingSlice';

/** Adds the slice to the state, and changes one standing delivery at a time, each with exactly one outcome. */
export function* standingSaga(): SagaGenerator {
  yield* call(joinSlices, { standing: standingReducer });
  yield* takeLeading(standingEvents.changeRequested, work);
}

function* work({ payload: command }: ReturnType<typeof standingEvents.changeRequested>): SagaGenerator {
  const { inFlight } = yield* select(selectStanding);
  if (inFlight?.commandId !== command.commandId) return;
  let isChanged = false;
  try {
    const outcome = yield* request(standingApi.endpoints.changeStandingDelivery.initiate(command, { track: false }));
    isChanged = 'data' in outcome;
  } finally {
    // Cancelled or not, every command gets an outcome.
    yield* put(isChanged ? standingEvents.changed(command) : standingEvents.changeFailed(command));
  }
}
