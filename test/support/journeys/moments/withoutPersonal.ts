import { formsOf } from '../browser/marks';

/** A pattern for a text whose digits may be grouped by spaces. */
const patternOf = (text: string): string =>
  text
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
    .replace(/\d(?=\d)/g, '$&\\s?');

/** What the player shows instead of a personal value. */
const DOTS = /[•…]+/g;
const QUOTED = /"(?:[^"\\]|\\.)*"/g;

/**
 * Removes these values from lines, in any notation, and the dots that the player shows instead of them. Only whole
 * words are removed.
 */
export function withoutPersonal(lines: readonly string[], values: readonly string[]): readonly string[] {
  const forms = [...new Set(values.flatMap(formsOf).map((form) => form.trim()))]
    .filter((form) => form !== '')
    .sort((one, other) => other.length - one.length);
  const personal = new RegExp(
    `(?<![\\p{L}\\d])(?:${['\u0000', ...forms].map(patternOf).join('|')})(?![\\p{L}\\d])`,
    'gu',
  );
  const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();
  return lines
    .map((line) => {
      const depth = line.length - line.trimStart().length;
      const open = line.replace(/\\n/g, ' ').replace(personal, '').replace(DOTS, '');
      // Removing a value may leave a space beside it, or none if it was at the end of a text.
      const rest = spaced(open).replace(QUOTED, (text) => `"${spaced(text.slice(1, -1))}"`);
      return ' '.repeat(depth) + rest.replace(' value=""', '');
    })
    .filter((line) => !/^\s*$|^\s*StaticText ""/.test(line));
}
