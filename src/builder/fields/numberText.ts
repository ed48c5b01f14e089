/**
 * What is typed into a number's field as it goes into the document: the number where the text writes one, else the
 * text itself. So the letters stay in sight, and the rules of a site document tell what is wrong with them.
 */
export const readNumber = (text: string): number | string => {
  const number = Number(text);
  return Number.isInteger(number) && String(number) === text ? number : text;
};

/** What a number's field shows: the very text that was typed. */
export const writtenNumber = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : '';
