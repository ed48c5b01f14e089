import { afterCartFailure } from '../../../commerce/retrySchedule';
import { asCallFailure, type ApiFailure, type Outcome } from '../../api';
import { call, delay, put, type SagaGenerator } from '../../kernel/effects';
import { cartEvents } from './cartSlice';

/**
 * A call of the cart and its repeats: three in all, 4000 ms apart, while its failures may pass (CRT-04), by the general
 * rule and by the caller's. The caller gives each the key of the one command, so that a lost answer does nothing twice.
 */
export function* callWithRepeats<T>(
  commandId: string,
  send: () => SagaGenerator<Outcome<T>>,
  passes: (failure: ApiFailure) => boolean = () => true,
): SagaGenerator<Outcome<T>> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = yield* call(send);
    if ('data' in outcome) return outcome;
    const { failure } = outcome;
    const waitMs = passes(failure) ? afterCartFailure(attempt, asCallFailure(failure)) : 'stop';
    if (waitMs === 'stop') return outcome;
    yield* put(cartEvents.attemptFailed({ commandId, code: failure.code, attempt }));
    yield* delay(waitMs);
  }
}
