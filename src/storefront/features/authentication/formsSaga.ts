import { workFamilies } from '../../api/commands';
import { call, type SagaGenerator } from '../../kernel/effects';
import { formFamilies } from './formFamilies';

/** The one queue of registration and forgotten passwords, shared by their pages. They are the same whoever is logged in. */
export function* formsSaga(): SagaGenerator {
  yield* call(workFamilies, 'anybody', formFamilies);
}
