/** A text of the catalogue in which no line begins with a percent sign: "35 %" stays together. */
export const unbroken = (text: string): string => text.replace(/ %/g, '\u00a0%');
