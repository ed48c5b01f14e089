import { addDays, calendarDay, type CalendarDay } from '../calendar/parisCalendar';
import { isWorkingDay } from './deliveryDay';

/** From one standing delivery to the next. */
export interface DeliveryRhythm {
  /** A whole number from 1. */
  readonly length: number;
  readonly unit: 'Weeks' | 'Months' | 'Annual';
}

/** Days on which nothing is delivered: from the first, until the day before the other; null: for good. */
export interface DeliveryBreak {
  readonly from: CalendarDay;
  readonly until: CalendarDay | null;
}

export interface StandingPlan {
  /** The day of the order's own delivery, which no break takes away. */
  readonly firstDay: CalendarDay;
  readonly rhythm: DeliveryRhythm;
  /** How many deliveries in all, the order's own among them; null: no end. */
  readonly deliveries: number | null;
  readonly breaks: readonly DeliveryBreak[];
}

/** A delivery moves by fewer days than this when its day is none of delivery. */
const LONGEST_MOVE = 7;

function monthsLater(day: CalendarDay, months: number): CalendarDay {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  // Day 0 is the last one of the month before: the 31st becomes the last day of a shorter month.
  const lastOfMonth = Number(calendarDay(year, month + months + 1, 0).slice(8));
  return calendarDay(year, month + months, Math.min(date, lastOfMonth));
}

/** The day of a delivery before Sundays and holidays are asked: counted from the first, so that nothing drifts. */
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
 * The first days of delivery from a day on, at most so many, in order: a day that is a Sunday or a public holiday moves
 * to the next day of delivery. A break takes deliveries away and does not lengthen the term.
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
