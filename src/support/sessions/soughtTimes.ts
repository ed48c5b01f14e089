import { parisMoment } from '../../commerce/calendar/parisCalendar';
import { isIsoDate } from '../../contract/values/validators';

/** Both ends of a time range, as the form's fields have them: "2026-11-25T10:05" on a clock in Paris, or empty. */
export interface TypedTimes {
  readonly from: string;
  readonly to: string;
}

/** The period as the call takes it, in ISO 8601; null: without a beginning or without an end. */
export interface SoughtTimes {
  readonly from: string | null;
  readonly to: string | null;
}

const MINUTE_MS = 60_000;
const LOCAL_TIME = /^(.{10})T(\d{2}):(\d{2})/;

/** The beginning of a minute in ms UTC; null: the text is not a time. */
function momentOf(typed: string): number | null {
  const [found, day = '', hours, minutes] = LOCAL_TIME.exec(typed) ?? [];
  if (found === undefined || !isIsoDate(found)) return null;
  return parisMoment(day, Number(hours) * 60 + Number(minutes));
}

/** The time range, up to the end of its last minute. null: it ends before it begins. */
export function soughtTimes(typed: TypedTimes): SoughtTimes | null {
  const from = momentOf(typed.from);
  const to = momentOf(typed.to);
  if (from !== null && to !== null && to < from) return null;
  return { from: isoOf(from), to: isoOf(to === null ? null : to + MINUTE_MS - 1) };
}

const isoOf = (moment: number | null): string | null => (moment === null ? null : new Date(moment).toISOString());
