import { workFamilies } from '../../../api/commands';
import { call, type SagaGenerator } from '../../../kernel/effects';
import { bookFamily } from './bookFamily';

/** The one queue of the address book. */
export function* addressBookSaga(): SagaGenerator {
  yield* call(workFamilies, 'account', [bookFamily]);
}
