import { workFamilies } from '../../api/commands';
import { call, type SagaGenerator } from '../../kernel/effects';
import { formFamilies } from './formFamilies';

/**
 * The queue of registration and forgotten passwords, which their pages share. It does not depend on who is logged in.
 */
export function* formsSaga(): SagaGenerator {
  yield* call(workFamilies, 'anybody', formFamilies);
}
