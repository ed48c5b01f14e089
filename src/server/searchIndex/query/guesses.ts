import { LONGEST_WORD, stem } from '../french/stem';
import { SURENESS } from '../weights';
import type { ReadingOptions, ReadWords } from './readings';
import type { Synonyms } from './synonyms';

/** A term with a word of a synonym instead of one that was mistyped or is not finished. */
export interface Guess {
  readonly forms: readonly string[];
  /** How surely the word is meant, from 0 to 1. */
  readonly sureness: number;
  /** Whether the synonym is nearer to what was typed than any word of the index. */
  readonly isNearer: boolean;
  /** Where an error was corrected, the place of the word in the term, and how it is written. */
  readonly corrected: { readonly at: number; readonly written: string } | null;
}

/** Each costs as much as a further search. */
const MAX_GUESSES = 4;
/** Shorter beginnings have too many words. */
const BEGUN_MIN_LENGTH = 3;

/** Whether a synonym's phrase covers the word at this place. */
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
 * What a term may mean where only builders' synonyms know one of its words: as they are written, if it is mistyped, and as
 * they begin, if it is the last and may be unfinished. A spelling of the index that is nearer leaves none.
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
    // What begins so is nearer than a word of the index that is only like it.
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
