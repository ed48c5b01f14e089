import { fold } from './frenchText';

/**
 * A word, with or without accents: an expression that also required an accent would scan a long word again from each of
 * its letters.
 */
const WORD = /[\p{L}\p{M}]+/gu;
const ACCENTED = /[^\0-\x7f\P{L}]/u;

/** Collects the spellings of folded forms with accents: of each form, the first one found. */
export function spellingKeeper() {
  const byForm = new Map<string, string>();
  const seen = new Set<string>();
  const seenWords = new Set<string>();
  return {
    byForm,
    keep(sentence: string): void {
      if (seen.has(sentence)) return;
      seen.add(sentence);
      if (!ACCENTED.test(sentence)) return;
      for (const [word] of sentence.matchAll(WORD)) {
        if (!ACCENTED.test(word) || seenWords.has(word)) continue;
        seenWords.add(word);
        const lower = word.toLowerCase();
        const form = fold(lower);
        if (form !== lower && !byForm.has(form)) byForm.set(form, lower);
      }
    },
  };
}
