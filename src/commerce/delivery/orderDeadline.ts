import { parisClock, parisMoment, type CalendarDay } from '../calendar/parisCalendar';
import { countedFrom, deliveryDayHoldsUntil } from './deliveryDay';

const MINUTE_MS = 60_000;
/** For how many minutes before the cut-off the remaining time is counted down. */
const COUNTDOWN_MINUTES = 180;

/** The latest time to order for delivery on the day that is promised now. */
export interface OrderDeadline {
  /** In ms UTC. Orders from this moment on are promised a later day. */
  readonly until: number;
  /** The day of the deadline in Paris. */
  readonly day: CalendarDay;
  readonly isToday: boolean;
  /** Whole minutes, rounded up; null while the countdown has not begun. */
  readonly minutesLeft: number | null;
}

/** The deadline that holds at this moment (ms UTC). */
export function orderDeadline(at: number): OrderDeadline {
  const until = deliveryDayHoldsUntil(at);
  const day = countedFrom(at);
  const minutes = Math.ceil((until - at) / MINUTE_MS);
  return {
    until,
    day,
    isToday: day === parisClock(at).day,
    minutesLeft: minutes <= COUNTDOWN_MINUTES ? minutes : null,
  };
}

/** The next moment (ms UTC) at which the text of the deadline changes. */
export function deadlineChangesAt(at: number): number {
  const { until, day, minutesLeft } = orderDeadline(at);
  const dayBegins = parisMoment(day, 0);
  if (at < dayBegins) return dayBegins;
  return until - (minutesLeft === null ? COUNTDOWN_MINUTES : minutesLeft - 1) * MINUTE_MS;
}
