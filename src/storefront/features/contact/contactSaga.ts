import { workFamilies } from '../../api/commands';
import { call, type SagaGenerator } from '../../kernel/effects';
import { messageFamily } from './messageFamily';

/** The queue of messages to the shop. They belong to the user who sends them, not to the effective account. */
export function* contactSaga(): SagaGenerator {
  yield* call(workFamilies, 'user', [messageFamily]);
}
