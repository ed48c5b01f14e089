import { deliveryDayHoldsUntil } from '../../../commerce/delivery/deliveryDay';
import { deadlineChangesAt } from '../../../commerce/delivery/orderDeadline';
import { call, delay, fork, put, race, select, take, type SagaGenerator } from '../../kernel/effects';
import { clockRead, locationChanged, selectArrivedAt, selectLocation } from '../../kernel/location';
import { matchPage, type PageName } from '../../kernel/pagePaths';
import type { RootState } from '../../kernel/state';
import { now } from '../../platform/clock';
import { selectIsBuyer } from '../visitor';
import { isPageVisible, shopperBack } from '../../platform/page/visibility';

/** The pages that show the ordering deadline; the others show only the delivery day. */
const counting: readonly PageName[] = ['category', 'namedCategory', 'search', 'product', 'cart', 'checkout'];

/** Whether the page shows the time by which to order; for a buyer the home page does too. */
function counts(state: RootState): boolean {
  const { name } = matchPage(selectLocation(state));
  return counting.includes(name) || (name === 'home' && selectIsBuyer(state));
}

/** The time (ms UTC) at which the delivery texts of this page change. */
function changesAt(state: RootState): number {
  const at = selectArrivedAt(state);
  return counts(state) ? deadlineChangesAt(at) : deliveryDayHoldsUntil(at);
}

/**
 * Reads the clock whenever the texts of a visible page would change: at the cut-off and, where the deadline is shown,
 * at the beginning of its day and once a minute during the countdown.
 */
export function* deliveryClockSaga(): SagaGenerator {
  yield* fork(readOnReturn);
  for (;;) {
    const waitMs = Math.max(0, changesAt(yield* select()) - now());
    const { due } = yield* race({ due: delay(waitMs), moved: take([locationChanged, clockRead]) });
    if (due && isPageVisible()) yield* put(clockRead());
    // The page is hidden: the time is read when it is visible again.
    else if (due) yield* take([locationChanged, clockRead]);
  }
}

/** Reads the clock when the page is shown again: timers are late on hidden pages, and stop while a machine sleeps. */
function* readOnReturn(): SagaGenerator {
  for (;;) {
    yield* call(shopperBack);
    if (now() >= changesAt(yield* select())) yield* put(clockRead());
  }
}
