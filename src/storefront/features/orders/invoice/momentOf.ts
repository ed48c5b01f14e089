import type { CalendarDay } from '../../../../commerce/calendar/parisCalendar';

/** Noon of a calendar day in ms UTC: for formatting the day, in any European time zone. */
export const momentOf = (day: CalendarDay): number => Date.parse(`${day}T12:00:00Z`);
