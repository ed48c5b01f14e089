/** The moment so many months before another; a day that the month lacks is one of the next. */
export const monthsBefore = (now: number, months: number): number => {
  const date = new Date(now);
  return date.setUTCMonth(date.getUTCMonth() - months);
};
