/**
 * French words as the search compares them: without case, accents, ligatures, apostrophes, and the endings of number
 * and gender.
 */

const STOP_WORDS = new Set(
  'a au aux avec ce ces d dans de des du en et l la le les leur ou par pour qu que qui s sa se ses son sur un une'.split(
    ' ',
  ),
);
const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' };
const STEM_MIN_LENGTH = 3;

/** Lower case without accents: "Œufs d’Isigny" gives "oeufs d’isigny". */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œæß]/g, (letter) => LIGATURES[letter] ?? letter);

/** The folded words of a text in order; anything but letters and digits separates them. */
export const wordsOf = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** Only folded letters and digits: how references are compared ("crf-012" and "CRF 012" are equal). */
export const compact = (text: string): string => wordsOf(text).join('');

/** One form for a folded word's singular and plural, masculine and feminine; not meant for display. */
export const stem = (word: string): string => {
  if (/\d/.test(word)) return word;
  let root = word;
  const cut = (ending: RegExp, replacement: string): void => {
    const shorter = root.replace(ending, replacement);
    if (shorter.length >= STEM_MIN_LENGTH) root = shorter;
  };
  if (root.length > 5 && !root.endsWith('eaux')) cut(/aux$/, 'al');
  cut(/[sx]$/, '');
  cut(/e$/, '');
  cut(/([lnt])\1$/, '$1');
  return root;
};
