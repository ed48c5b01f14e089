import { formsOf } from '../marks';

/** A pattern of a text, whose digits may be set in groups. */
const patternOf = (text: string): string =>
  text
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
    .replace(/\d(?=\d)/g, '$&\\s?');

/** What the player shows in the place of a personal value. */
const DOTS = /[•…]+/g;
const QUOTED = /"(?:[^"\\]|\\.)*"/g;

/**
 * Lines without these values, in whatever form they stand there, and without the dots that the player shows in their place. What
 * stands in the middle of a word is none of them.
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
      // Around a value there may be a space, which is none at the end of a text.
      const rest = spaced(open).replace(QUOTED, (text) => `"${spaced(text.slice(1, -1))}"`);
      return ' '.repeat(depth) + rest.replace(' value=""', '');
    })
    .filter((line) => !/^\s*$|^\s*StaticText ""/.test(line));
}
