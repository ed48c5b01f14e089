import { LONGEST_WORD, stem } from '../../french/stem';
import { SURENESS } from '../../weights';
import type { ReadingOptions, ReadWords } from '../readings';
import type { Synonyms } from '../synonyms';

/** A term in which a mistyped or unfinished word was replaced by a word of a synonym. */
export interface Guess {
  readonly forms: readonly string[];
  /** How likely it is that the word is meant, from 0 to 1. */
  readonly sureness: number;
  /** Whether the synonym is closer to what was typed than any word of the index. */
  readonly isNearer: boolean;
  /** If an error was corrected: the index of the word in the term, and its correct spelling. */
  readonly corrected: { readonly at: number; readonly written: string } | null;
}

/** Each guess costs as much as a further search. */
const MAX_GUESSES = 4;
/** Too many words start with fewer letters. */
const BEGUN_MIN_LENGTH = 3;

/** Whether the word at this index is part of a synonym's phrase. */
function isMeantAt(forms: readonly string[], at: number, synonyms: Synonyms): boolean {
  const stems = forms.map(stem);
  return stems
    .slice(0, at + 1)
    .some((first, start) =>
      synonyms
        .startingWith(first)
        .some(
          (rule) => start + rule.stems.length > at && rule.stems.every((own, index) => stems[start + index] === own),
        ),
    );
}

/**
 * Other meanings of a term: for a word that the index does not know, a word of a builder's synonym that is spelled
 * similarly; for an unfinished last word, one that starts with it. Leaves out synonyms that differ more from what was
 * typed than a word of the index does.
 */
export function guessesOf(
  forms: readonly string[],
  synonyms: Synonyms,
  words: Pick<ReadWords, 'isKnown' | 'errorsOf'>,
  { mayBeUnfinished, isTyping }: Pick<ReadingOptions, 'mayBeUnfinished' | 'isTyping'>,
): readonly Guess[] {
  const guesses: Guess[] = [];
  const add = (at: number, form: string, guess: Omit<Guess, 'forms'>): void => {
    const guessed = forms.with(at, form);
    if (guesses.length < MAX_GUESSES && isMeantAt(guessed, at, synonyms)) guesses.push({ forms: guessed, ...guess });
  };
  for (const [at, form] of forms.entries()) {
    if (guesses.length === MAX_GUESSES) break;
    if (form.length > LONGEST_WORD || /[^a-z]/.test(form) || synonyms.says(form)) continue;
    const isLast = at === forms.length - 1;
    const isBegun = mayBeUnfinished && isLast && form.length >= BEGUN_MIN_LENGTH;
    const begun = isBegun ? synonyms.beginningWith(form) : [];
    // A word that starts with what was typed is closer to it than a word of the index with a typing error.
    const isNearer = begun.length > 0 && words.errorsOf(form, isTyping) > 0;
    for (const word of begun) add(at, word, { sureness: SURENESS.unfinished, isNearer, corrected: null });
    if (begun.length > 0 || words.isKnown(form)) continue;
    const isPrefix = isTyping && isLast;
    const near = synonyms.near(form, isPrefix);
    const [nearest] = near;
    if (nearest === undefined) continue;
    const errorsOfIndex = words.errorsOf(form, isPrefix);
    if (nearest.errors > errorsOfIndex) continue;
    for (const { form: word, errors } of near) {
      const corrected = { at, written: synonyms.spelling(word) };
      add(at, word, { sureness: SURENESS.mistyped[errors] ?? 0, isNearer: errors < errorsOfIndex, corrected });
    }
  }
  return guesses;
}
