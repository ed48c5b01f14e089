import { fold } from './frenchText';

const ACCENTED_WORD = /[\p{L}\p{M}]*[^\0-\x7f\P{L}][\p{L}\p{M}]*/gu;

/** Keeps how folded forms are spelled with accents: the first spelling found counts. */
export function spellingKeeper() {
  const byForm = new Map<string, string>();
  const seen = new Set<string>();
  const seenWords = new Set<string>();
  return {
    byForm,
    keep(sentence: string): void {
      if (seen.has(sentence)) return;
      seen.add(sentence);
      for (const [word] of sentence.matchAll(ACCENTED_WORD)) {
        if (seenWords.has(word)) continue;
        seenWords.add(word);
        const lower = word.toLowerCase();
        const form = fold(lower);
        if (form !== lower && !byForm.has(form)) byForm.set(form, lower);
      }
    },
  };
}
