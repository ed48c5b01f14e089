/**
 * A number field's text as the document keeps it: a number where the text is one, else the text itself, so that nothing
 * typed is lost and the document's rules report it.
 */
export const readNumber = (text: string): number | string => {
  const number = Number(text);
  return Number.isInteger(number) && String(number) === text ? number : text;
};

/** The text of a number field: exactly what was typed. */
export const writtenNumber = (value: unknown): string =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : '';
