import { NO_RANKING, type Ranking } from './query/bestScores';
import { begunReferences } from './query/begunReferences';
import { containsWords, explainDocument, type Explanation } from './query/explain';
import { createMatcher } from './query/matchWords';
import { createNearest, type NearestDocuments, type NearestOptions } from './query/nearest';
import { readWords, type IsShown } from './query/readings';
import { createUnderstanding, type FindOptions } from './query/understanding/understand';
import { namedDocuments, type NamedDocuments } from './references';
import { readIndex } from './stored/StoredIndex';
import { indexOfText, rangeOfText } from './stored/Texts';

export type { FindOptions };

/** The documents that a term finds. */
export interface FoundDocuments extends Ranking {
  /** While a term is being typed: the documents whose reference begins with it, in the order of their references. */
  readonly begun: readonly number[];
  /** The term without its typing errors, or without unknown references, if only the corrected term found something. */
  readonly correctedTerm: string | null;
  /** Whether the documents are those whose references the term names, in the order of these references. */
  readonly isNamed: boolean;
  /** The number of postings looked at: what the answer has cost. */
  readonly visited: number;
  /**
   * Whether a text with these stems contains all words of one interpretation of the term, or all but one if the found
   * documents lack one too. False if the term names documents by reference.
   */
  readonly hasWords: (stems: ReadonlySet<string>) => boolean;
}

/** An index ready to answer. */
export interface SearchIndex {
  /**
   * Documents that contain every word of the term, or, if no shown one does, all but one of at least three words; for a
   * term of references, the shown documents that it names, in the order of the term.
   */
  find(term: string, options?: FindOptions): FoundDocuments;
  /**
   * Returns a function that explains the score of a document that the term finds; null for other documents, and if the
   * term names documents by reference.
   */
  explain(term: string, options?: FindOptions): (document: number) => Explanation | null;
  /** The documents, and the spelling, that come nearest to a term that finds nothing; hidden documents do not count. */
  nearest(term: string, options: NearestOptions): NearestDocuments;
  /** Whether a term consists of references of documents and nothing else. */
  names(term: string): boolean;
}

/**
 * The score of the first document that a term names by a reference; each further document gets one less. Above every
 * score of words, and small enough for a difference of one to survive in a 32-bit float.
 */
const NAMED_SCORE = 1e6;
/**
 * The number of postings after which a search that has found something tries no further interpretation of the term. So
 * many postings take some milliseconds; a term of a few words looks at fewer.
 */
const MAX_VISITED = 2_000_000;
const NONE: FoundDocuments = {
  ...NO_RANKING,
  begun: [],
  correctedTerm: null,
  isNamed: false,
  visited: 0,
  hasWords: () => false,
};

const namedRanking = (documents: readonly number[]): Ranking => ({
  documents: Uint32Array.from(documents),
  scores: Float32Array.from(documents, (_document, index) => NAMED_SCORE - index),
});

const always: IsShown = () => true;

/** Opens a stored index in place, without copying its bytes. Throws on a damaged one. `maxVisited`: see MAX_VISITED. */
export function openIndex(bytes: Uint8Array, maxVisited = MAX_VISITED): SearchIndex {
  const index = readIndex(bytes);
  const words = readWords(index);
  const match = createMatcher(index);
  const understand = createUnderstanding(index, words, match, maxVisited);

  const namedIn = (term: string, isShown: IsShown): NamedDocuments =>
    namedDocuments(term, {
      lookUp(key) {
        const [from, to] = rangeOfText(index.references, key);
        return [...index.documentOfReference.subarray(from, to)].filter(isShown);
      },
      isWord: (form) => words.isKnown(form),
    });

  const find: SearchIndex['find'] = (term, options = {}) => {
    const { isTyping = false, isShown = always } = options;
    const { documents, known, unknown } = namedIn(term, isShown);
    const begun = isTyping ? begunReferences(index, unknown.at(-1) ?? term, isShown) : [];
    if (documents.length > 0) {
      const correctedTerm = unknown.length > 0 ? known.join(' ').toUpperCase() : null;
      return { ...NONE, ...namedRanking(documents), begun, correctedTerm, isNamed: true };
    }
    const understood = understand(term, options);
    if (understood === null) return { ...NONE, begun };
    const { ranking, visited } = understood.found;
    const correctedTerm = ranking.documents.length > 0 ? understood.correctedTerm : null;
    const hasWords = (stems: ReadonlySet<string>): boolean => {
      const known = new Set(Array.from(stems, (stem) => indexOfText(index.stems, stem)));
      return containsWords(understood, (stem) => known.has(stem));
    };
    return { ...ranking, begun, correctedTerm, isNamed: false, visited, hasWords };
  };

  const explain: SearchIndex['explain'] = (term, options = {}) => {
    const { isShown = always } = options;
    const isNamed = namedIn(term, isShown).documents.length > 0;
    const understood = isNamed ? null : understand(term, options);
    return (document) => understood && explainDocument(index, understood, document);
  };

  return {
    find,
    explain,
    names(term) {
      const { documents, unknown } = namedIn(term, always);
      return documents.length > 0 && unknown.length === 0;
    },
    nearest: createNearest(index, words, match),
  };
}
