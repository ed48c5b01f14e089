import { workFamilies } from '../../api/commands';
import { call, type SagaGenerator } from '../../kernel/effects';
import { messageFamily } from './messageFamily';

/** The one queue of messages to the shop. They are of the user who sends them, not of the account acted for. */
export function* contactSaga(): SagaGenerator {
  yield* call(workFamilies, 'user', [messageFamily]);
}
