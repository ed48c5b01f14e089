import { LONGEST_WORD } from '../french/stem';
import { firstAfterPrefix, firstNotBefore, type Texts } from './Texts';

/**
 * How many typing errors a word may have: one from five letters on, two from nine, as by default in Meilisearch; none
 * in a text with anything but letters, or longer than any word.
 */
export function errorsAllowed(word: string): 0 | 1 | 2 {
  if (word.length <= 4 || word.length > LONGEST_WORD || /[^a-z]/.test(word)) return 0;
  return word.length <= 8 ? 1 : 2;
}

/** A word of the index, and its distance in typing errors from the typed one. */
export interface NearWord {
  readonly index: number;
  readonly errors: number;
}

const FIRST_LETTER = Buffer.from('a');
/** More errors than any limit. */
const FAR = 0xff;

/**
 * The indexed words that `word` may be a misspelling of, with at most `limit` typing errors. A superfluous, missing or
 * wrong letter and two swapped letters are one error each, two errors if it is the first letter. With `isPrefix` the
 * beginning of an indexed word is enough.
 *
 * The sorted texts are walked like a tree: the prefix that a word shares with the previous one is not compared again,
 * and if a prefix has too many errors already, all words that begin with it are skipped. Prefixes of both words are
 * compared only if their lengths differ by at most `limit`: so a letter costs the same however long the word is.
 */
export function nearWords(texts: Texts, word: string, limit: number, isPrefix = false): readonly NearWord[] {
  const { bytes, starts } = texts;
  const wanted = Buffer.from(word);
  const width = wanted.length + 1;
  const deepest = wanted.length + limit;
  // One row per letter of the indexed word being walked: the errors between prefixes of both words.
  const rows = new Uint8Array((deepest + 2) * width).fill(FAR);
  const leastOf = new Uint8Array(deepest + 2);
  // By depth: the fewest errors between the whole word and a prefix of the walked one.
  const wholeOf = new Uint8Array(deepest + 2);
  for (let column = 0; column < width; column += 1) rows[column] = column === 0 ? 0 : column + 1;
  wholeOf[0] = rows[width - 1] ?? 0;

  const fillRow = (depth: number, walked: number): void => {
    const row = depth * width;
    const above = row - width;
    const letter = bytes[walked + depth - 1] ?? 0;
    const before = bytes[walked + depth - 2] ?? 0;
    rows[row] = depth + 1;
    let least = depth + 1;
    const last = Math.min(width - 1, depth + limit);
    for (let column = Math.max(1, depth - limit); column <= last; column += 1) {
      const own = wanted[column - 1] ?? 0;
      const isFirst = depth === 1 && column === 1;
      let errors = (rows[above + column - 1] ?? 0) + (own === letter ? 0 : isFirst ? 2 : 1);
      errors = Math.min(errors, (rows[above + column] ?? 0) + 1, (rows[row + column - 1] ?? 0) + 1);
      if (depth > 1 && column > 1 && own === before && wanted[column - 2] === letter)
        errors = Math.min(errors, (rows[above - width + column - 2] ?? 0) + (depth === 2 && column === 2 ? 2 : 1));
      rows[row + column] = errors;
      if (errors < least) least = errors;
    }
    leastOf[depth] = least;
    wholeOf[depth] = Math.min(wholeOf[depth - 1] ?? 0, rows[row + width - 1] ?? 0);
  };
  /** A swap looks two rows back, so both of the last rows have to be beyond the limit. */
  const isLost = (depth: number): boolean =>
    (leastOf[depth] ?? 0) > limit &&
    (leastOf[depth - 1] ?? 0) + 1 > limit &&
    (!isPrefix || (wholeOf[depth] ?? 0) > limit);

  const near: NearWord[] = [];
  // An error in the first letter counts as two: with fewer allowed, only words with the same first letter are searched.
  const first = limit < 2 ? wanted.subarray(0, 1) : FIRST_LETTER;
  const end = limit < 2 ? firstAfterPrefix(texts, first) : texts.size;
  let filled = 0;
  let previous = 0;
  let index = firstNotBefore(texts, first);
  while (index < end) {
    const start = starts[index] ?? 0;
    const length = (starts[index + 1] ?? start) - start;
    let depth = 0;
    while (depth < filled && depth < length && bytes[start + depth] === bytes[previous + depth]) depth += 1;
    previous = start;
    let lost = false;
    while (depth < Math.min(length, deepest)) {
      depth += 1;
      fillRow(depth, start);
      if (isLost(depth)) {
        lost = true;
        break;
      }
    }
    filled = depth;
    if (lost) {
      index = firstAfterPrefix(texts, bytes.subarray(start, start + depth));
      continue;
    }
    const errors = isPrefix ? (wholeOf[depth] ?? 0) : (rows[depth * width + width - 1] ?? 0);
    if (errors <= limit && (isPrefix || length <= deepest)) near.push({ index, errors });
    index += 1;
  }
  return near;
}
