import { isAnyOf, type Action } from '@reduxjs/toolkit';
import { pollingDelay } from '../../../api/schedules/pollingSchedule';
import { mayPass } from '../../../api/schedules/retrySchedule';
import { ERROR_TEXTS } from '../../../../contract/errorTexts';
import { CART_ADDRESS } from '../../../../contract/pages/pageReference';
import { asCallFailure, failureOf, localFailure, request, type ApiFailure } from '../../../api';
import { all, call, delay, put, race, take, type SagaGenerator } from '../../../kernel/effects';
import { raiseCommerceNotice } from '../../notices';
import { changesPerson } from '../../../kernel/session';
import { cartApi, cartOutdated } from '../cartApi';
import { isErroredReading, isUnfinished, type CartReading } from './cartReading';
import { cartEvents } from '../cartSlice';
import { logError } from '../../../platform/page/pageErrors';

const { cartSummary, cartItems } = cartApi.endpoints;
const again = { subscribe: false, forceRefetch: true } as const;
const waitedTooLong = localFailure('', 'MAXIMUM_WAIT', ERROR_TEXTS.maximumWaitExceeded);
/** Upper bound in ms for a Retry-After beyond our schedule: the longest wait of the schedule itself. */
const longestWaitMs = 48_000;

/**
 * Polls a cart that is still being processed, at the pace of `pollingDelay`: at most 15 reads in all. Ends with exactly
 * one outcome action; stops when somebody logs in, the session ends, or the account is switched or left.
 */
export function* awaitCart(unfinished: Pick<CartReading, 'meta'>): SagaGenerator {
  let failure: ApiFailure | null = localFailure('', 'ABORTED');
  let isErrored = false;
  yield* put(cartEvents.processingBegan());
  try {
    const { ended } = yield* race({
      ended: poll(unfinished),
      gone: take(changesPerson),
    });
    if (ended) ({ failure, isErrored } = ended);
  } catch (error) {
    logError(error);
    failure = failureOf(error);
  } finally {
    yield* put(
      failure
        ? cartEvents.processingFailed({ code: failure.code, status: failure.status })
        : cartEvents.processingEnded(),
    );
  }
  if (failure) return;
  yield* put(cartOutdated());
  if (isErrored) yield* call(notifyMissing);
}

interface Ended {
  readonly failure: ApiFailure | null;
  /** Processing is finished, but not everything could be added. */
  readonly isErrored: boolean;
}

function* notifyMissing(): SagaGenerator {
  yield* call(raiseCommerceNotice, {
    variant: 'warning',
    label: { id: 'cart.notice.missing' },
    message: { id: 'cart.notice.missingWhich' },
    messageLinks: [{ url: CART_ADDRESS, label: { id: 'cart.seeCart' } }],
  });
}

/** The read that found the cart unfinished was the first; at most 14 more follow. */
function* poll(unfinished: Pick<CartReading, 'meta'>): SagaGenerator<Ended> {
  const ofLines = unfinished.meta.arg.endpointName === 'cartItems';
  const lines = unfinished.meta.arg.originalArgs ?? 1;
  let last = unfinished;
  let failure = waitedTooLong;
  for (let attempt = 1; ; attempt += 1) {
    const waitMs = pollingDelay(attempt);
    if (waitMs === 'stop') return { failure, isErrored: false };
    const dueMs = Math.max(waitMs, Math.min(retryAfterMs(last), longestWaitMs));
    if (dueMs > 0) yield* delay(dueMs);
    const [outcome, settled] = yield* all([
      request<unknown>(ofLines ? cartItems.initiate(lines, again) : cartSummary.initiate(undefined, again)),
      take(isSettled(ofLines ? cartItems : cartSummary)),
    ]);
    if ('data' in outcome && !isUnfinished(settled)) return { failure: null, isErrored: isErroredReading(settled) };
    last = settled;
    failure = 'data' in outcome ? waitedTooLong : outcome.failure;
    // Temporary failures are not retried here: the next poll is the retry.
    if ('failure' in outcome && !mayPass(asCallFailure(failure))) return { failure, isErrored: false };
  }
}

/**
 * Matches the end of a read. The rejection of a read that only joined another one (`condition`) does not count: the
 * other one's action follows.
 */
const isSettled =
  ({
    matchFulfilled,
    matchRejected,
  }: Pick<typeof cartSummary | typeof cartItems, 'matchFulfilled' | 'matchRejected'>) =>
  (action: Action): action is CartReading =>
    isAnyOf(matchFulfilled, matchRejected)(action) && (action as unknown as CartReading).meta.condition !== true;

const retryAfterMs = (reading: Pick<CartReading, 'meta'>): number =>
  (reading.meta.baseQueryMeta?.retryAfterSeconds ?? 0) * 1000;
