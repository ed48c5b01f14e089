import type { CalendarDay } from '../calendar/parisCalendar';
import { parisClock, parisMoment } from '../calendar/parisCalendar';
import { countedFrom, deliveryDayHoldsUntil } from './deliveryDay';

const MINUTE_MS = 60_000;
/** From so many minutes before the cut-off on the time that is left is counted down. */
const COUNTDOWN_MINUTES = 180;

/** Until when an order is delivered on the day that is promised now. */
export interface OrderDeadline {
  /** The moment in ms UTC: an order made then is promised another day. */
  readonly until: number;
  /** Its day in Paris. */
  readonly day: CalendarDay;
  readonly isToday: boolean;
  /** Whole minutes, a begun one counted as whole; null while there is more time than is counted down. */
  readonly minutesLeft: number | null;
}

/** The deadline that holds at this moment (ms UTC). */
export const orderDeadline = (at: number): OrderDeadline => {
  const until = deliveryDayHoldsUntil(at);
  const day = countedFrom(at);
  const minutes = Math.ceil((until - at) / MINUTE_MS);
  return {
    until,
    day,
    isToday: day === parisClock(at).day,
    minutesLeft: minutes <= COUNTDOWN_MINUTES ? minutes : null,
  };
};

/** The next moment (ms UTC) at which a page that says the deadline has something else to say. */
export const deadlineChangesAt = (at: number): number => {
  const { until, day, minutesLeft } = orderDeadline(at);
  const dayBegins = parisMoment(day, 0);
  if (at < dayBegins) return dayBegins;
  return until - (minutesLeft === null ? COUNTDOWN_MINUTES : minutesLeft - 1) * MINUTE_MS;
};
