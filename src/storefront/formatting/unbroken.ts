/** A message with a no-break space before each percent sign, so that "35 %" stays on one line. */
export const unbroken = (text: string): string => text.replace(/ %/g, '\u00a0%');
