/** A French date as it is written: the first of a month is "1er", which ICU's French formats do not produce. */
export const withOrdinal = (date: string): string => date.replace(/\b1(?=\s)/, '1er');
