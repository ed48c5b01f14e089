import type { Action } from '@reduxjs/toolkit';
import { TOAST_CLOSE_MS, TOAST_WITH_LINK_CLOSE_MS } from '../../../contract/constants';
import { delay, put, race, select, take, takeEvery, type SagaGenerator } from '../../kernel/effects';
import { now } from '../../platform/clock';
import {
  noticeDismissed,
  noticeExpired,
  noticePaused,
  noticeRaised,
  noticeRemoved,
  noticeResumed,
  selectNotice,
  type Notice,
} from './noticesSlice';
import { selectIsShown } from './noticeSettings';

/** The duration of the toast's fade-out animation. */
const fadeMs = 200;

/** Each notice waits for a free place, is shown for its time, fades and frees its place. */
export function* noticesSaga(): SagaGenerator {
  yield* takeEvery(noticeRaised, live);
}

type Events = typeof noticePaused | typeof noticeResumed | typeof noticeDismissed;

const of = (event: Events, id: string) => (action: Action) => event.match(action) && action.payload.id === id;

function* live({ payload: notice }: ReturnType<typeof noticeRaised>): SagaGenerator {
  // Any action: a builder's settings, too, may give it a place.
  while (!(yield* select(selectIsShown, notice.id))) yield* take();
  // One that was dismissed while it waited is over.
  if ((yield* select(selectNotice, notice.id))?.leaving) {
    yield* put(noticeRemoved({ id: notice.id }));
    return;
  }
  if (notice.mode === 'sticky') {
    yield* take(of(noticeDismissed, notice.id));
  } else {
    const { expired } = yield* race({
      expired: countDown(notice),
      dismissed: take(of(noticeDismissed, notice.id)),
    });
    if (expired) yield* put(noticeExpired({ id: notice.id }));
  }
  yield* delay(fadeMs);
  yield* put(noticeRemoved({ id: notice.id }));
}

/** Returns when a notice has been readable for its whole time, pauses excluded. */
function* countDown({ id, labelLinks, messageLinks }: Notice): SagaGenerator<true> {
  const hasLink = labelLinks.length + messageLinks.length > 0;
  let remainingMs = hasLink ? TOAST_WITH_LINK_CLOSE_MS : TOAST_CLOSE_MS;
  for (;;) {
    const current = yield* select(selectNotice, id);
    if (current?.paused) yield* take(of(noticeResumed, id));
    const startedAt = now();
    const { over } = yield* race({ over: delay(remainingMs), paused: take(of(noticePaused, id)) });
    if (over) return true;
    remainingMs = Math.max(0, remainingMs - (now() - startedAt));
  }
}
