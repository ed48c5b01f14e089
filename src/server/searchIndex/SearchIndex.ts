import { contentWords } from './french/frenchText';
import { termsOf } from './french/terms';
import { createBestScores, NO_RANKING, type BestScores, type Ranking } from './query/bestScores';
import { createMatcher } from './query/matchWords';
import { interpretationsOf, type Interpretation } from './query/interpretations';
import { readWords, type Reading, type ReadingOptions } from './query/readings';
import { NO_SYNONYMS, type Synonyms } from './query/synonyms';
import { namedDocuments } from './references';
import { readIndex } from './stored/StoredIndex';
import { indexOfText } from './stored/Texts';

export interface FindOptions {
  /** While a term is typed, its last word may be incomplete; afterwards only if the whole word finds few documents. */
  readonly isTyping?: boolean;
  readonly synonyms?: Synonyms;
}

/** What a term finds. */
export interface FoundDocuments extends Ranking {
  /** The term without its typing errors, if only the corrected term found something. */
  readonly correctedTerm: string | null;
  /** Whether the term consists of references only; the documents are then in the order of the references. */
  readonly isNamed: boolean;
}

/** An index ready to answer. */
export interface SearchIndex {
  /** Documents that contain every word of the term, or whose references it names, in the order of the term. */
  find(term: string, options?: FindOptions): FoundDocuments;
  /** Whether a term consists of references only. */
  names(term: string): boolean;
}

/** Higher than the score of any match, and small enough that a 32-bit float still keeps the order of references. */
const NAMED_SCORE = 1e6;
/** With fewer documents than this, completions of the last word are added. */
const LITTLE = 5;
const NONE: FoundDocuments = { ...NO_RANKING, correctedTerm: null, isNamed: false };

const namedRanking = (documents: readonly number[]): Ranking => ({
  documents: Uint32Array.from(documents),
  scores: Float32Array.from(documents, (_document, index) => NAMED_SCORE - index),
});

function addTo(best: BestScores, { documents, scores }: Ranking, factor: number): void {
  for (let index = 0; index < documents.length; index += 1)
    best.add(documents[index] ?? 0, (scores[index] ?? 0) * factor);
}

/** Opens a stored index in place, without copying its bytes. Throws on a damaged one. */
export function openIndex(bytes: Uint8Array): SearchIndex {
  const index = readIndex(bytes);
  const words = readWords(index);
  const match = createMatcher(index);
  const bestOfAll = createBestScores(index.size);
  const bestOfAllButOne = createBestScores(index.size);

  const lookUp = (key: string): number => {
    const found = indexOfText(index.references, key);
    return found < 0 ? -1 : (index.documentOfReference[found] ?? -1);
  };

  const findBy = (interpretations: readonly Interpretation[], options: ReadingOptions) => {
    const read = interpretations.map(({ words: asked }) => asked.map((word) => words.readingsOf(word, options)));
    // Results of a single interpretation need no merging.
    if (interpretations.length === 1) return { ...match(read[0] ?? []), read };
    interpretations.forEach(({ factor }, number) => {
      const found = match(read[number] ?? []);
      addTo(bestOfAll, found.all, factor);
      addTo(bestOfAllButOne, found.butOne, factor);
    });
    return { all: bestOfAll.take(), butOne: bestOfAllButOne.take(), read };
  };

  /** The words of the first interpretation, misspelt ones as they were corrected. */
  const correctedOf = ({ words: asked }: Interpretation, readings: readonly (readonly Reading[])[]): string | null => {
    const corrections = asked.map((_word, number) => readings[number]?.[0]?.correctedForm);
    if (corrections.every((correctedForm) => correctedForm === undefined)) return null;
    return asked
      .map(({ form }, number) => {
        const correctedForm = corrections[number];
        return correctedForm === undefined ? form : index.spellings.at(correctedForm) || index.forms.at(correctedForm);
      })
      .join(' ');
  };

  return {
    names: (term) => namedDocuments(term, lookUp).length > 0,
    find(term, { isTyping = false, synonyms = NO_SYNONYMS } = {}) {
      const named = namedDocuments(term, lookUp);
      if (named.length > 0) return { ...namedRanking(named), correctedTerm: null, isNamed: true };
      const forms = contentWords(termsOf(term).map(({ form }) => form));
      if (forms.length === 0) return NONE;
      const interpretations = interpretationsOf(forms, synonyms, (form) => words.isKnown(form));
      const whole = findBy(interpretations, { mayBeUnfinished: isTyping, isTyping });
      const isLittle = !isTyping && whole.all.documents.length < LITTLE;
      const { all, butOne, read } = isLittle ? findBy(interpretations, { mayBeUnfinished: true, isTyping }) : whole;
      const ranking = all.documents.length > 0 ? all : butOne;
      const [first] = interpretations;
      const isFound = first !== undefined && ranking.documents.length > 0;
      return { ...ranking, correctedTerm: isFound ? correctedOf(first, read[0] ?? []) : null, isNamed: false };
    },
  };
}
