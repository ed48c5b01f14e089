import { LONGEST_WORD, stem } from '../french/stem';
import { errorsAllowed, nearWords } from '../stored/nearWords';
import type { StoredIndex } from '../stored/StoredIndex';
import { firstAfterPrefix, firstNotBefore, indexOfText } from '../stored/Texts';
import type { AskedWord } from './interpretations';

/** A way to read a word: as one or more stems. */
export interface Reading {
  /** Indexes of the stems that a document must contain, all of them. */
  readonly stems: readonly number[];
  readonly factor: number;
  /** The form by which a mistyped word was replaced. */
  readonly correctedForm?: number;
}

const FACTORS = { exact: 1, split: 0.9, unfinished: 0.6, mistyped: [1, 0.5, 0.3] };

const UNFINISHED_MIN_LENGTH = 2;
/** A prefix of more forms than this is too unspecific; only the first ones are used. */
const MAX_FORMS_OF_PREFIX = 400;
/** A word that occurs only in descriptions may be a misspelling of another one, such as "expresso". */
const SAYS_WHAT_IT_IS = 3;
const SPLIT_MIN_LENGTH = 3;
/** Shorter words have too many neighbours. */
const NEAREST_MIN_LENGTH = 4;
const MAX_ERRORS = 2;
const ELISION = /^(?:qu|[cdjlmnst])(?=[aeiouyh])/;

export interface ReadingOptions {
  /** Whether the last word may be completed. */
  readonly mayBeUnfinished: boolean;
  /** Whether it may be mistyped as well. */
  readonly isTyping: boolean;
}

/** Whether a document is shown to whoever asks; words that only others have count as unknown. */
export type IsShown = (document: number) => boolean;

export interface ReadWords {
  readingsOf(word: AskedWord, options: ReadingOptions): readonly Reading[];
  isKnown(form: string): boolean;
  /** The stem of a word by which a shown document is called; none where only descriptions have it. */
  namedBy(form: string, isShown: IsShown): readonly Reading[];
  /** Such words in the nearest spelling, with an error more than is forgiven without asking; longer words have all of theirs. */
  nearest(form: string, isShown: IsShown): readonly Reading[];
}

const isWeak = (index: StoredIndex, readings: readonly Reading[]): boolean =>
  readings.every(({ stems }) => stems.every((own) => (index.greatestWeights[own] ?? 0) < SAYS_WHAT_IT_IS));

/** How the word is written for which a mistyped one was taken. */
export function correctSpelling({ spellings, forms }: StoredIndex, reading: Reading | undefined): string | undefined {
  const form = reading?.correctedForm;
  return form === undefined ? undefined : spellings.at(form) || forms.at(form);
}

/** Reads words of a query against an index. */
export function readWords(index: StoredIndex): ReadWords {
  const stemIndex = (form: string): number => indexOfText(index.stems, stem(form));

  const exact = (form: string): readonly Reading[] => {
    const known = stemIndex(form);
    return known < 0 ? [] : [{ stems: [known], factor: FACTORS.exact }];
  };

  const unfinished = (form: string, without: readonly Reading[]): readonly Reading[] => {
    if (form.length < UNFINISHED_MIN_LENGTH) return [];
    const prefix = Buffer.from(form);
    const first = firstNotBefore(index.forms, prefix);
    const last = Math.min(firstAfterPrefix(index.forms, prefix), first + MAX_FORMS_OF_PREFIX);
    const stems = new Set(index.stemOfForm.subarray(first, last));
    for (const reading of without) for (const own of reading.stems) stems.delete(own);
    return [...stems].map((own) => ({ stems: [own], factor: FACTORS.unfinished }));
  };

  /** The nearest other words, the one of the most documents first. */
  const mistyped = (
    form: string,
    isPrefix: boolean,
    without: readonly Reading[],
    limit: number = errorsAllowed(form),
    isOffered: (own: number) => boolean = () => true,
  ): readonly Reading[] => {
    if (limit === 0) return [];
    const others = new Set(without.flatMap(({ stems }) => stems));
    const near = nearWords(index.forms, form, limit, isPrefix).filter(({ index: formIndex }) => {
      const own = index.stemOfForm[formIndex] ?? 0;
      return !others.has(own) && isOffered(own);
    });
    const fewest = Math.min(...near.map(({ errors }) => errors));
    const byStem = new Map<number, number>();
    for (const { index: formIndex, errors } of near) {
      const own = index.stemOfForm[formIndex] ?? 0;
      if (errors === fewest && !byStem.has(own)) byStem.set(own, formIndex);
    }
    const frequencyOf = (own: number): number => (index.postingStarts[own + 1] ?? 0) - (index.postingStarts[own] ?? 0);
    return [...byStem]
      .map(([own, correctedForm]) => ({ stems: [own], factor: FACTORS.mistyped[fewest] ?? 0, correctedForm }))
      .sort(({ stems: [one = 0] }, { stems: [other = 0] }) => frequencyOf(other) - frequencyOf(one));
  };

  /** Two words written as one; an article elided before a vowel is dropped. */
  const split = (form: string): readonly Reading[] => {
    if (form.length > LONGEST_WORD || /[^a-z]/.test(form)) return [];
    const elided = form.replace(ELISION, '');
    const withoutElision = elided !== form && elided.length >= SPLIT_MIN_LENGTH ? exact(elided) : [];
    const found = withoutElision.map(({ stems }) => ({ stems, factor: FACTORS.split }));
    for (let at = SPLIT_MIN_LENGTH; at <= form.length - SPLIT_MIN_LENGTH; at += 1) {
      const [first, second] = [stemIndex(form.slice(0, at)), stemIndex(form.slice(at))];
      if (first >= 0 && second >= 0) found.push({ stems: [first, second], factor: FACTORS.split });
    }
    return found;
  };

  /** Whether a shown document has a stem with at least this weight. */
  const hasShown = (own: number, isShown: IsShown, least = 0): boolean => {
    const end = index.postingStarts[own + 1] ?? 0;
    for (let at = index.postingStarts[own] ?? 0; at < end; at += 1)
      if ((index.weights[at] ?? 0) >= least && isShown(index.documents[at] ?? 0)) return true;
    return false;
  };
  const names =
    (isShown: IsShown) =>
    (reading: Reading): boolean =>
      !isWeak(index, [reading]) && reading.stems.every((own) => hasShown(own, isShown, SAYS_WHAT_IT_IS));

  return {
    isKnown: (form) => stemIndex(form) >= 0,
    namedBy: (form, isShown) => exact(form).filter(names(isShown)),
    nearest(form, isShown) {
      if (form.length < NEAREST_MIN_LENGTH || form.length > LONGEST_WORD || /[^a-z]/.test(form)) return [];
      const limit = Math.min(errorsAllowed(form) + 1, MAX_ERRORS);
      return mistyped(form, false, exact(form), limit, (own) => hasShown(own, isShown)).filter(names(isShown));
    },
    readingsOf({ form, isMeant, isLast }, { isTyping, mayBeUnfinished }) {
      const known = exact(form);
      const completed = mayBeUnfinished && isLast ? unfinished(form, known) : [];
      const direct = [...known, ...completed];
      if (isMeant || !isWeak(index, direct)) return direct;
      const pieces = known.length === 0 ? split(form) : [];
      return [...direct, ...pieces, ...mistyped(form, isTyping && isLast, known)];
    },
  };
}
