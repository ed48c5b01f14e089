import { isAnyOf, type Action } from '@reduxjs/toolkit';
import { pollingDelay } from '../../../api/pollingSchedule';
import { mayPass } from '../../../api/retrySchedule';
import { ERROR_TEXTS } from '../../../../contract/errorTexts';
import { CART_ADDRESS } from '../../../../contract/pages/pageReference';
import { asCallFailure, failureOf, localFailure, request, type ApiFailure } from '../../../api';
import { all, call, delay, put, race, take, type SagaGenerator } from '../../../kernel/effects';
import { noticeRaised } from '../../notices';
import { accountChosen, loggedIn, sessionEnded } from '../../../kernel/session';
import { cartApi, cartTags } from '../cartApi';
import { isErroredReading, isUnfinished, type CartReading } from './cartReading';
import { cartEvents } from '../cartSlice';

const { cartSummary, cartItems } = cartApi.endpoints;
const again = { subscribe: false, forceRefetch: true } as const;
const waitedTooLong = localFailure('', 'MAXIMUM_WAIT', ERROR_TEXTS.maximumWaitExceeded);
/** A server may ask for more patience than the schedule has, but for no more than its longest wait. */
const longestWaitMs = 48_000;

/**
 * Reads what a reading has told to be unfinished until it is finished, 15 times in all by the platform's schedule, or
 * says why not. Whatever ends it, there is one outcome; the cart of somebody who is gone is waited for no longer.
 */
export function* awaitCart(told: Pick<CartReading, 'meta'>): SagaGenerator {
  let failure: ApiFailure | null = localFailure('', 'ABORTED');
  let isErrored = false;
  yield* put(cartEvents.processingBegan());
  try {
    const { ended } = yield* race({
      ended: readOn(told),
      gone: take([loggedIn, sessionEnded, accountChosen]),
    });
    if (ended) ({ failure, isErrored } = ended);
  } catch (error) {
    console.error(error);
    failure = failureOf(error);
  } finally {
    yield* put(
      failure
        ? cartEvents.processingFailed({ code: failure.code, status: failure.status })
        : cartEvents.processingEnded(),
    );
  }
  if (failure) return;
  yield* put(cartApi.util.invalidateTags([...cartTags]));
  if (isErrored) yield* call(tellMissing);
}

interface Ended {
  readonly failure: ApiFailure | null;
  /** It is finished, and not everything could join the cart. */
  readonly isErrored: boolean;
}

function* tellMissing(): SagaGenerator {
  yield* put(
    noticeRaised({
      variant: 'warning',
      label: { id: 'cart.notice.missing' },
      message: { id: 'cart.notice.missingWhich' },
      link: { href: CART_ADDRESS, label: { id: 'cart.seeCart' } },
    }),
  );
}

/** The first reading was the one that told; 14 more follow at most. */
function* readOn(told: Pick<CartReading, 'meta'>): SagaGenerator<Ended> {
  const ofLines = told.meta.arg.endpointName === 'cartItems';
  const page = Number(told.meta.arg.originalArgs);
  let last = told;
  let failure = waitedTooLong;
  for (let attempt = 1; ; attempt += 1) {
    const waitMs = pollingDelay(attempt);
    if (waitMs === 'stop') return { failure, isErrored: false };
    const dueMs = Math.max(waitMs, Math.min(retryAfterMs(last), longestWaitMs));
    if (dueMs > 0) yield* delay(dueMs);
    const [outcome, settled] = yield* all([
      request<unknown>(ofLines ? cartItems.initiate(page, again) : cartSummary.initiate(undefined, again)),
      take(isSettled(ofLines ? cartItems : cartSummary)),
    ]);
    if ('data' in outcome && !isUnfinished(settled)) return { failure: null, isErrored: isErroredReading(settled) };
    last = settled;
    failure = 'data' in outcome ? waitedTooLong : outcome.failure;
    // A temporary failure is not repeated here: the next reading is its repeat.
    if ('failure' in outcome && !mayPass(asCallFailure(failure))) return { failure, isErrored: false };
  }
}

/** A reading that was left to another one under way is told by that one. */
const isSettled =
  ({
    matchFulfilled,
    matchRejected,
  }: Pick<typeof cartSummary | typeof cartItems, 'matchFulfilled' | 'matchRejected'>) =>
  (action: Action): action is CartReading =>
    isAnyOf(matchFulfilled, matchRejected)(action) && (action as unknown as CartReading).meta.condition !== true;

const retryAfterMs = (reading: Pick<CartReading, 'meta'>): number =>
  (reading.meta.baseQueryMeta?.retryAfterSeconds ?? 0) * 1000;
