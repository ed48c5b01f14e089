import { DELIVERY_CUT_OFF_MINUTES, DELIVERY_WITHIN_HOURS } from '../../contract/constants';
import { addDays, isSunday, parisClock, parisMoment, type CalendarDay } from '../calendar/parisCalendar';
import { isPublicHoliday } from '../calendar/publicHolidays';

const DAYS_ON_THE_WAY = DELIVERY_WITHIN_HOURS / 24;

/** A day on which products are packed and delivered: neither a Sunday nor a public holiday. */
export const isWorkingDay = (day: CalendarDay): boolean => !isSunday(day) && !isPublicHoliday(day);

const workingDayFrom = (day: CalendarDay): CalendarDay => (isWorkingDay(day) ? day : workingDayFrom(addDays(day, 1)));

/**
 * The working day from which an order made at this moment (ms UTC) counts: today if it is one and the cut-off has not
 * passed, else the next.
 */
export function countedFrom(orderedAt: number, cutOffMinutes = DELIVERY_CUT_OFF_MINUTES): CalendarDay {
  const { day, minutes } = parisClock(orderedAt);
  return workingDayFrom(minutes < cutOffMinutes ? day : addDays(day, 1));
}

/**
 * The day in Paris by which an order made at this moment (ms UTC) is delivered in metropolitan France: two working
 * days after the day it counts from (CHK-14).
 */
export function deliveryDay(orderedAt: number, cutOffMinutes = DELIVERY_CUT_OFF_MINUTES): CalendarDay {
  let day = countedFrom(orderedAt, cutOffMinutes);
  for (let counted = 0; counted < DAYS_ON_THE_WAY; counted += 1) day = workingDayFrom(addDays(day, 1));
  return day;
}

/** The next moment (ms UTC) from which another delivery day holds: the cut-off of the day that counts now. */
export const deliveryDayHoldsUntil = (at: number, cutOffMinutes = DELIVERY_CUT_OFF_MINUTES): number =>
  parisMoment(countedFrom(at, cutOffMinutes), cutOffMinutes);

/**
 * The days on which an order made at this moment (ms UTC) can be delivered: the soonest, then working days after it.
 */
export function deliveryDays(
  orderedAt: number,
  count: number,
  cutOffMinutes = DELIVERY_CUT_OFF_MINUTES,
): readonly CalendarDay[] {
  const days = [deliveryDay(orderedAt, cutOffMinutes)];
  for (let day = days[0]; day !== undefined && days.length < count;) {
    day = workingDayFrom(addDays(day, 1));
    days.push(day);
  }
  return days;
}
