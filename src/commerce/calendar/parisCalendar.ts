/**
 * Calendar days as text ("2026-11-26") and clock times in Paris. Nothing here reads the clock or the machine's time
 * zone.
 */

export type CalendarDay = string;

const DAY_MS = 86_400_000;
const PARIS = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Paris',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** Midnight UTC of a calendar day in ms: used for arithmetic between days, not a moment in Paris. */
const dayNumber = (day: CalendarDay): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (midnightUtc: number): CalendarDay => new Date(midnightUtc).toISOString().slice(0, 10);

export const calendarDay = (year: number, month: number, day: number): CalendarDay =>
  dayOf(Date.UTC(year, month - 1, day));

export const addDays = (day: CalendarDay, days: number): CalendarDay => dayOf(dayNumber(day) + days * DAY_MS);

export const isSunday = (day: CalendarDay): boolean => new Date(dayNumber(day)).getUTCDay() === 0;

export const yearOf = (day: CalendarDay): number => Number(day.slice(0, 4));

/** The day and the minutes since midnight that a clock in Paris shows at this moment (ms UTC). */
export function parisClock(at: number): { readonly day: CalendarDay; readonly minutes: number } {
  const parts = new Map(PARIS.formatToParts(at).map((part) => [part.type, Number(part.value)]));
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return {
    day: calendarDay(part('year'), part('month'), part('day')),
    minutes: part('hour') * 60 + part('minute'),
  };
}

/**
 * The moment (ms UTC) at which a clock in Paris shows this day and minute. In the hour that autumn repeats, the second
 * occurrence; in the hour that spring skips, an hour earlier.
 */
export function parisMoment(day: CalendarDay, minutes: number): number {
  const winter = dayNumber(day) + (minutes - 60) * 60_000;
  const shown = parisClock(winter);
  const ahead = (dayNumber(shown.day) - dayNumber(day)) / 60_000 + shown.minutes - minutes;
  return winter - ahead * 60_000;
}
