/** How the search reads French text: folded (without case, accents and ligatures), and divided into words. */

const STOP_WORDS = new Set(
  (
    'a au aux avec ce ces cet cette chez d dans de des du en et est j je l la le les leur ma mes mon n nos notre ou par ' +
    'pour qu que qui s sa se ses son sous sur un une vos votre y'
  ).split(' '),
);
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' };

const BEYOND_ASCII = /[^\0-\x7f]/;

/** Lower case without accents: "Œufs d’Isigny" gives "oeufs d’isigny". */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (!BEYOND_ASCII.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[œæß]/g, (letter) => LIGATURES[letter] ?? letter);
}

/** The folded words of a text in order; anything but letters and digits separates them. */
export const wordsOf = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** The folded letters and digits of a text alone: "crf-012" and "CRF 012" give the same. */
export const compact = (text: string): string => wordsOf(text).join('');

/**
 * Removes stop words and, of repeated words, all but the last one; if all are stop words, only the last word is left.
 */
export function contentWords(words: readonly string[]): readonly string[] {
  const kept = new Set(words.filter((word) => !isStopWord(word)).reverse());
  return kept.size > 0 ? [...kept].reverse() : words.slice(-1);
}

/** The words of a term to search for. */
export const searchedWords = (term: string): readonly string[] => contentWords(wordsOf(term));
