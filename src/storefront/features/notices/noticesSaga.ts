import type { Action } from '@reduxjs/toolkit';
import { TOAST_CLOSE_MS, TOAST_WITH_LINK_CLOSE_MS } from '../../../contract/constants';
import { call, delay, put, race, select, take, takeEvery, type SagaGenerator } from '../../kernel/effects';
import { now } from '../../platform/clock';
import {
  noticeDismissed,
  noticeExpired,
  noticeRaised,
  noticeRemoved,
  noticeResumed,
  selectNotice,
  type Notice,
} from './noticesSlice';
import { selectIsShown } from './noticeSettings';

/** The duration of the toast's fade-out animation, in ms. */
const fadeMs = 200;

/** Each notice waits until it is among those that are shown at once, is shown for its time, fades and is removed. */
export function* noticesSaga(): SagaGenerator {
  yield* takeEvery(noticeRaised, live);
}

const isDismissal = (id: string) => (action: Action) => noticeDismissed.match(action) && action.payload.id === id;

function* live({ payload: notice }: ReturnType<typeof noticeRaised>): SagaGenerator {
  // Any action may bring its turn: the removal of another notice, or a change of the builder's settings.
  while (!(yield* select(selectIsShown, notice.id))) yield* take();
  // A notice that was dismissed while it was queued has ended.
  if ((yield* select(selectNotice, notice.id))?.leaving) {
    yield* put(noticeRemoved({ id: notice.id }));
    return;
  }
  if (notice.mode === 'sticky') {
    yield* take(isDismissal(notice.id));
  } else {
    const { expired } = yield* race({
      expired: countDown(notice),
      dismissed: take(isDismissal(notice.id)),
    });
    if (expired) yield* put(noticeExpired({ id: notice.id }));
  }
  yield* delay(fadeMs);
  yield* put(noticeRemoved({ id: notice.id }));
}

/**
 * Returns when a notice has been readable for its whole time, not counting pauses and the time in which it was not
 * shown.
 */
function* countDown({ id, labelLinks, messageLinks }: Notice): SagaGenerator<true> {
  const hasLink = labelLinks.length + messageLinks.length > 0;
  let remainingMs = hasLink ? TOAST_WITH_LINK_CLOSE_MS : TOAST_CLOSE_MS;
  for (;;) {
    yield* call(until, id, true);
    const startedAt = now();
    const { over } = yield* race({ over: delay(remainingMs), stopped: until(id, false) });
    if (over) return true;
    remainingMs = Math.max(0, remainingMs - (now() - startedAt));
  }
}

/** Waits until the timer of a notice runs, or stops: it is paused, or fewer are shown at once than before. */
function* until(id: string, runs: boolean): SagaGenerator {
  for (;;) {
    const isShown = yield* select(selectIsShown, id);
    const isPaused = (yield* select(selectNotice, id))?.paused === true;
    if ((isShown && !isPaused) === runs) return;
    // A pointer that rested on a notice which is no longer shown cannot leave it any more.
    if (!isShown && isPaused) yield* put(noticeResumed({ id }));
    yield* take();
  }
}
