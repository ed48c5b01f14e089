/** The moment this many months earlier. A day that the earlier month does not have runs over into the next month. */
export function monthsBefore(now: number, months: number): number {
  const date = new Date(now);
  return date.setUTCMonth(date.getUTCMonth() - months);
}
