import { LONGEST_WORD, stem } from '../french/stem';
import { errorsAllowed, nearWords } from '../stored/nearWords';
import type { StoredIndex } from '../stored/StoredIndex';
import { firstAfterPrefix, firstNotBefore, indexOfText } from '../stored/Texts';
import { SAYS_WHAT_IT_IS, SURENESS } from '../weights';
import type { AskedWord } from './interpretations';
import { postingCount } from './postings';

/** A way to read a word: as one or more stems. */
export interface Reading {
  /** Indexes of the stems that a document must contain, all of them. */
  readonly stems: readonly number[];
  readonly factor: number;
  /** The form by which a mistyped word was replaced. */
  readonly correctedForm?: number;
}

/**
 * The most forms by which a prefix is completed: if more begin with it, only the first ones are used, and none if the
 * prefix is a single letter.
 */
const MAX_FORMS_OF_PREFIX = 400;
const SPLIT_MIN_LENGTH = 3;
/** Shorter words have too many neighbours. */
const NEAREST_MIN_LENGTH = 4;
const MAX_ERRORS = 2;
const COUNT = /^x\d/;
const PACKAGE = /^#([\d.]+)x(.+)$/;
const ELISION = /^(?:qu|[cdjlmnst])(?=[aeiouyh])/;

export interface ReadingOptions {
  /** Whether the last word may be completed. */
  readonly mayBeUnfinished: boolean;
  /** Whether an unfinished last word may also be mistyped. */
  readonly isTyping: boolean;
  /** Whether there are other words, so that even a single letter may be completed: it narrows what the others find. */
  readonly hasOthers: boolean;
}

/** Whether a document may be shown to the caller. */
export type IsShown = (document: number) => boolean;

export interface ReadWords {
  readingsOf(word: AskedWord, options: ReadingOptions): readonly Reading[];
  isKnown(form: string): boolean;
  /**
   * The smallest number of typing errors, among those tolerated, between a word and one of the index; Infinity: no word
   * is that close.
   */
  errorsOf(form: string, isPrefix: boolean): number;
  /**
   * The readings of a word that says what a shown document is; none if only texts of little weight, such as
   * descriptions, contain the word.
   */
  namedBy(form: string, isShown: IsShown): readonly Reading[];
  /**
   * The nearest other words that say what a shown document is, with at most one typing error more than a search
   * tolerates, and at most `MAX_ERRORS`.
   */
  nearest(form: string, isShown: IsShown): readonly Reading[];
}

/**
 * Whether the stems occur only in texts of little weight, such as descriptions: the word may then be a misspelling of
 * another one, as "expresso" is.
 */
const isWeak = (index: StoredIndex, readings: readonly Reading[]): boolean =>
  readings.every(({ stems }) => stems.every((own) => (index.greatestWeights[own] ?? 0) < SAYS_WHAT_IT_IS));

/** The spelling of the word by which a mistyped one was replaced; undefined: none was replaced. */
export function correctSpelling({ spellings, forms }: StoredIndex, reading: Reading | undefined): string | undefined {
  const form = reading?.correctedForm;
  return form === undefined ? undefined : spellings.at(form) || forms.at(form);
}

interface Mistyped {
  readonly form: string;
  readonly isPrefix: boolean;
  /** Readings that were found already: their stems are left out. */
  readonly without: readonly Reading[];
  /** The number of typing errors that are tolerated. */
  readonly limit: number;
  readonly isOffered?: (own: number) => boolean;
}

/** The other words with the fewest typing errors, those that more documents contain first. */
function mistyped(
  index: StoredIndex,
  { form, isPrefix, without, limit, isOffered = () => true }: Mistyped,
): readonly Reading[] {
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
  return [...byStem]
    .map(([own, correctedForm]) => ({ stems: [own], factor: SURENESS.mistyped[fewest] ?? 0, correctedForm }))
    .sort(({ stems: [one = 0] }, { stems: [other = 0] }) => postingCount(index, other) - postingCount(index, one));
}

/** Finds the readings of a query's word: the stems of an index that it may stand for, each with its sureness. */
export function readWords(index: StoredIndex): ReadWords {
  const stemIndex = (form: string): number => indexOfText(index.stems, stem(form));

  const exact = (form: string): readonly Reading[] => {
    const known = stemIndex(form);
    if (known >= 0) return [{ stems: [known], factor: SURENESS.exact }];
    const [, count = '', each = ''] = PACKAGE.exec(form) ?? [];
    // For a package that no product has, the number of pieces with the amount is looked for, or the amount alone; for a
    // number of pieces that no product has, the number alone.
    const ways = each === '' ? [[COUNT.test(form) ? form.slice(1) : '']] : [[`#${each}`, `x${count}`], [`#${each}`]];
    return ways
      .map((pieces) => pieces.map(stemIndex))
      .filter((stems) => stems.every((own) => own >= 0))
      .map((stems) => ({ stems, factor: stems.length > 1 ? SURENESS.split : SURENESS.part }));
  };

  const unfinished = (form: string, without: readonly Reading[], hasOthers: boolean): readonly Reading[] => {
    if (form.length === 1 && !hasOthers) return [];
    const prefix = Buffer.from(form);
    const first = firstNotBefore(index.forms, prefix);
    const last = firstAfterPrefix(index.forms, prefix);
    // Too many words start with this letter: any selection of them would be arbitrary.
    if (form.length === 1 && last - first > MAX_FORMS_OF_PREFIX) return [];
    const stems = new Set(index.stemOfForm.subarray(first, Math.min(last, first + MAX_FORMS_OF_PREFIX)));
    for (const reading of without) for (const own of reading.stems) stems.delete(own);
    return [...stems].map((own) => ({ stems: [own], factor: SURENESS.unfinished }));
  };

  /** Readings of a form as two words written as one, or as a word with an elided one before it (`d`, `l`, `qu` …). */
  const split = (form: string): readonly Reading[] => {
    if (form.length > LONGEST_WORD || /[^a-z]/.test(form)) return [];
    const elided = form.replace(ELISION, '');
    const withoutElision = elided !== form && elided.length >= SPLIT_MIN_LENGTH ? exact(elided) : [];
    const found = withoutElision.map(({ stems }) => ({ stems, factor: SURENESS.split }));
    for (let at = SPLIT_MIN_LENGTH; at <= form.length - SPLIT_MIN_LENGTH; at += 1) {
      const [first, second] = [stemIndex(form.slice(0, at)), stemIndex(form.slice(at))];
      if (first >= 0 && second >= 0) found.push({ stems: [first, second], factor: SURENESS.split });
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
      const isOffered = (own: number) => hasShown(own, isShown);
      const near = mistyped(index, { form, isPrefix: false, without: exact(form), limit, isOffered });
      return near.filter(names(isShown));
    },
    errorsOf: (form, isPrefix) =>
      Math.min(...nearWords(index.forms, form, errorsAllowed(form), isPrefix).map(({ errors }) => errors)),
    readingsOf({ form, isMeant, isLast }, { isTyping, mayBeUnfinished, hasOthers }) {
      const known = exact(form);
      const completed = mayBeUnfinished && isLast ? unfinished(form, known, hasOthers) : [];
      const direct = [...known, ...completed];
      if (isMeant || !isWeak(index, direct)) return direct;
      const pieces = known.length === 0 ? split(form) : [];
      const isPrefix = isTyping && isLast;
      const near = mistyped(index, { form, isPrefix, without: known, limit: errorsAllowed(form) });
      return [...direct, ...pieces, ...near];
    },
  };
}
