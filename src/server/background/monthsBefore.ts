/** The moment this many months earlier. Where that month is too short, the day runs over into the next. */
export function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  return date.setUTCMonth(date.getUTCMonth() - months);
}
