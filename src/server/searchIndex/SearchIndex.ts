import { tellingWords } from './french/frenchText';
import { termsOf } from './french/terms';
import { createMatcher } from './query/matchWords';
import { interpretationsOf } from './query/interpretations';
import type { Interpretation } from './query/interpretations';
import { readWords } from './query/readings';
import type { Reading, ReadingOptions } from './query/readings';
import { NO_SYNONYMS } from './query/synonyms';
import type { Synonyms } from './query/synonyms';
import { namedDocuments } from './references';
import { readIndex } from './stored/StoredIndex';
import { placeOf } from './stored/Texts';

export interface FindOptions {
  /** While a term is typed its last word may be incomplete; afterwards only if as a whole word it finds few. */
  readonly isTyping?: boolean;
  readonly synonyms?: Synonyms;
}

/** What a term finds. */
export interface FoundDocuments {
  /** Relevance by document. */
  readonly scores: ReadonlyMap<number, number>;
  /** The term without its typing errors, where only so something was found. */
  readonly correctedTerm: string | null;
}

/** An index ready to answer. */
export interface SearchIndex {
  /** Documents that contain every word of the term, or that it names by their references, in its order. */
  find(term: string, options?: FindOptions): FoundDocuments;
}

const NAMED_SCORE = 1e9;
/** With fewer documents than this, completions of the last word are added. */
const LITTLE = 5;
const NONE: FoundDocuments = { scores: new Map(), correctedTerm: null };

type Scores = Map<number, number>;

const addBest = (into: Scores, scores: ReadonlyMap<number, number>, factor: number): void => {
  for (const [document, score] of scores) {
    if (score * factor > (into.get(document) ?? 0)) into.set(document, score * factor);
  }
};

/** Opens a stored index where its bytes lie. Throws on a damaged one. */
export const openIndex = (bytes: Uint8Array): SearchIndex => {
  const index = readIndex(bytes);
  const words = readWords(index);
  const match = createMatcher(index);

  const lookUp = (key: string): number => {
    const place = placeOf(index.references, key);
    return place < 0 ? -1 : (index.documentOfReference[place] ?? -1);
  };

  const findBy = (interpretations: readonly Interpretation[], options: ReadingOptions) => {
    const all: Scores = new Map();
    const butOne: Scores = new Map();
    const read = interpretations.map(({ words: asked }) => asked.map((word) => words.readingsOf(word, options)));
    interpretations.forEach(({ factor }, number) => {
      const found = match(read[number] ?? []);
      addBest(all, found.all, factor);
      addBest(butOne, found.butOne, factor);
    });
    return { all, butOne, read };
  };

  /** The first interpretation's words, those that were only found by correcting them as they are written right. */
  const correctedOf = ({ words: asked }: Interpretation, readings: readonly (readonly Reading[])[]): string | null => {
    const corrections = asked.map((_word, number) => readings[number]?.[0]?.correctedForm);
    if (corrections.every((place) => place === undefined)) return null;
    return asked
      .map(({ form }, number) => {
        const place = corrections[number];
        return place === undefined ? form : index.spellings.at(place) || index.forms.at(place);
      })
      .join(' ');
  };

  return {
    find(term, { isTyping = false, synonyms = NO_SYNONYMS } = {}) {
      const named = namedDocuments(term, lookUp);
      if (named.length > 0)
        return {
          scores: new Map(named.map((document, place) => [document, NAMED_SCORE - place])),
          correctedTerm: null,
        };
      const forms = tellingWords(termsOf(term).map(({ form }) => form));
      if (forms.length === 0) return NONE;
      const interpretations = interpretationsOf(forms, synonyms, (form) => words.isKnown(form));
      const whole = findBy(interpretations, { mayBeUnfinished: isTyping, isTyping });
      const isLittle = !isTyping && whole.all.size < LITTLE;
      const { all, butOne, read } = isLittle ? findBy(interpretations, { mayBeUnfinished: true, isTyping }) : whole;
      const scores = all.size > 0 ? all : butOne;
      const [first] = interpretations;
      const correctedTerm = first === undefined || scores.size === 0 ? null : correctedOf(first, read[0] ?? []);
      return { scores, correctedTerm };
    },
  };
};
