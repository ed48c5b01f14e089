import type { CalendarDay } from '../../../../commerce/calendar/parisCalendar';

/** A moment of a day, to write the day with its year. */
export const momentOf = (day: CalendarDay): number => Date.parse(`${day}T12:00:00Z`);
