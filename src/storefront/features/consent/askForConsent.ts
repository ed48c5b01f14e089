import { call, put, type SagaGenerator } from '../../kernel/effects';
import { joinSlices } from '../../kernel/lateSlices';
import { consentFound, consentReducer } from './consentSlice';

/** Lets a server render begin with the question, for a browser that has not chosen yet. */
export function* askForConsent(): SagaGenerator {
  yield* call(joinSlices, { consent: consentReducer });
  yield* put(consentFound({ allowed: null }));
}
