/** A French date as it is written: the first of a month is "1er", for which ICU's French has no word. */
export const withOrdinal = (date: string): string => date.replace(/\b1(?=\s)/, '1er');
