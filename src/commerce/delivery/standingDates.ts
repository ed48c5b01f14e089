import { addDays, calendarDay, type CalendarDay } from '../calendar/parisCalendar';
import { isWorkingDay } from './deliveryDay';

/** The interval between two standing deliveries. */
export interface DeliveryRhythm {
  /** A whole number from 1. */
  readonly length: number;
  readonly unit: 'Weeks' | 'Months' | 'Annual';
}

/** Days without deliveries: from `from` until the day before `until`; null: for good. */
export interface DeliveryBreak {
  readonly from: CalendarDay;
  readonly until: CalendarDay | null;
}

export interface StandingPlan {
  /** The day of the order's own delivery, which no break cancels. */
  readonly firstDay: CalendarDay;
  readonly rhythm: DeliveryRhythm;
  /** The total number of deliveries, including the order's own; null: no end. */
  readonly deliveries: number | null;
  readonly breaks: readonly DeliveryBreak[];
}

/** A delivery due on a Sunday or a public holiday is moved by fewer days than this. */
const LONGEST_MOVE = 7;

function monthsLater(day: CalendarDay, months: number): CalendarDay {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  // Day 0 is the last day of the month before: the 31st becomes the last day of a shorter month.
  const lastOfMonth = Number(calendarDay(year, month + months + 1, 0).slice(8));
  return calendarDay(year, month + months, Math.min(date, lastOfMonth));
}

/**
 * The day of a delivery, before it is moved off Sundays and holidays: counted from the first one, so that moves do not
 * add up.
 */
function dueDay({ firstDay, rhythm: { length, unit } }: StandingPlan, index: number): CalendarDay {
  switch (unit) {
    case 'Weeks':
      return addDays(firstDay, 7 * length * index);
    case 'Months':
      return monthsLater(firstDay, length * index);
    case 'Annual':
      return monthsLater(firstDay, 12 * length * index);
  }
}

const deliveredOn = (day: CalendarDay): CalendarDay => (isWorkingDay(day) ? day : deliveredOn(addDays(day, 1)));

/**
 * The first delivery days from a given day on, in order, up to a maximum number. A delivery due on a Sunday or a public
 * holiday moves to the next working day. A break cancels deliveries and does not extend the term.
 */
export function standingDates(plan: StandingPlan, from: CalendarDay, atMost: number): readonly CalendarDay[] {
  const days: CalendarDay[] = [];
  const lastBreak = plan.breaks.find(({ until }) => until === null);
  const count = plan.deliveries ?? Number.POSITIVE_INFINITY;
  for (let index = 0; index < count && days.length < atMost; index += 1) {
    const due = dueDay(plan, index);
    if (addDays(due, LONGEST_MOVE) < from) continue;
    const day = deliveredOn(due);
    if (index > 0 && lastBreak !== undefined && day >= lastBreak.from) break;
    const isLeftOut =
      index > 0 && plan.breaks.some(({ from: begins, until }) => begins <= day && day < (until ?? '9999'));
    if (day >= from && !isLeftOut) days.push(day);
  }
  return days;
}
