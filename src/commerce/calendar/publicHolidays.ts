import { addDays, calendarDay, yearOf, type CalendarDay } from './parisCalendar';

/** Easter Sunday of a year of the Gregorian calendar, by the anonymous algorithm (Meeus, Jones, Butcher). */
export function easterSunday(year: number): CalendarDay {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * shift + 114;
  return calendarDay(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** The eleven public holidays of metropolitan France (Code du travail, L3133-1), in the order of the year. */
export function publicHolidays(year: number): readonly CalendarDay[] {
  const easter = easterSunday(year);
  return [
    calendarDay(year, 1, 1),
    addDays(easter, 1),
    calendarDay(year, 5, 1),
    calendarDay(year, 5, 8),
    addDays(easter, 39),
    addDays(easter, 50),
    calendarDay(year, 7, 14),
    calendarDay(year, 8, 15),
    calendarDay(year, 11, 1),
    calendarDay(year, 11, 11),
    calendarDay(year, 12, 25),
  ].sort();
}

/** A cache by year: a year's holidays never change. */
const known = new Map<number, ReadonlySet<CalendarDay>>();

function holidaysOf(year: number): ReadonlySet<CalendarDay> {
  const holidays = known.get(year) ?? new Set(publicHolidays(year));
  known.set(year, holidays);
  return holidays;
}

export const isPublicHoliday = (day: CalendarDay): boolean => holidaysOf(yearOf(day)).has(day);
