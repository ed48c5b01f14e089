import { contentWords } from './french/frenchText';
import { termsOf, writtenForms } from './french/terms';
import { createBestScores, NO_RANKING, type BestScores, type Ranking } from './query/bestScores';
import { explainDocument, type Explanation } from './query/explain';
import { createMatcher } from './query/matchWords';
import { interpretationsOf, type Interpretation } from './query/interpretations';
import { createNearest, type NearestDocuments, type NearestOptions } from './query/nearest';
import { correctSpelling, readWords, type Reading, type ReadingOptions } from './query/readings';
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
  /** The number of postings looked at: what the answer has cost. */
  readonly visited: number;
}

/** An index ready to answer. */
export interface SearchIndex {
  /** Documents that contain every word of the term, or whose references it names, in the order of the term. */
  find(term: string, options?: FindOptions): FoundDocuments;
  /** Explains the scores of documents that a term finds; null of others, and where it names them by reference. */
  explain(term: string, options?: FindOptions): (document: number) => Explanation | null;
  /** What comes nearest to a term that finds nothing, of what is shown to whoever asks. */
  nearest(term: string, options: NearestOptions): NearestDocuments;
  /** Whether a term says nothing but references of documents. */
  names(term: string): boolean;
}

/** Documents that have all words of an interpretation, and those that lack one. */
interface Found {
  readonly all: Ranking;
  readonly butOne: Ranking;
  readonly visited: number;
}

/** How the words of an interpretation may be read. */
type Read = readonly (readonly Reading[])[];

const isSameRead = (one: Read, other: Read): boolean =>
  one.every((readings, word) => {
    const others = other[word] ?? [];
    return (
      readings.length === others.length &&
      readings.every(({ stems, factor }, index) => {
        const { stems: otherStems = [], factor: otherFactor } = others[index] ?? {};
        return factor === otherFactor && stems.join() === otherStems.join();
      })
    );
  });

/** With fewer words, leaving one out would change the meaning. */
const SPARED_FROM = 3;
const sparedOf = (words: Read): number => (words.length >= SPARED_FROM ? 1 : 0);

/** More than any match has, and little enough for the places of references to make a difference in 32 bits. */
const NAMED_SCORE = 1e6;
/** With fewer documents than this, completions of the last word are added. */
const LITTLE = 5;
/**
 * After this many postings no further interpretation of a term that has found something is searched for: some milliseconds,
 * and more than a term of a few words takes.
 */
const MAX_VISITED = 2_000_000;
/** After this many times as many none is searched for even if nothing has been found. */
const PATIENCE = 3;
const NONE: FoundDocuments = { ...NO_RANKING, correctedTerm: null, isNamed: false, visited: 0 };

const namedRanking = (documents: readonly number[]): Ranking => ({
  documents: Uint32Array.from(documents),
  scores: Float32Array.from(documents, (_document, index) => NAMED_SCORE - index),
});

function addTo(best: BestScores, { documents, scores }: Ranking, factor: number): void {
  for (let index = 0; index < documents.length; index += 1)
    best.add(documents[index] ?? 0, (scores[index] ?? 0) * factor);
}

/** Opens a stored index in place, without copying its bytes. Throws on a damaged one. `maxVisited`: see MAX_VISITED. */
export function openIndex(bytes: Uint8Array, maxVisited = MAX_VISITED): SearchIndex {
  const index = readIndex(bytes);
  const words = readWords(index);
  const match = createMatcher(index);
  const bestOfAll = createBestScores(index.size);
  const bestOfAllButOne = createBestScores(index.size);

  const lookUp = (key: string): number => {
    const found = indexOfText(index.references, key);
    return found < 0 ? -1 : (index.documentOfReference[found] ?? -1);
  };

  /** Reads the words of interpretations, each once: most of them are in several. */
  const readingsBy = (interpretations: readonly Interpretation[], options: ReadingOptions): readonly Read[] => {
    const known = new Map<string, readonly Reading[]>();
    return interpretations.map(({ words: asked }) =>
      asked.map((word) => {
        const key = `${word.form} ${String(word.isMeant)} ${String(word.isLast)}`;
        const readings = known.get(key) ?? words.readingsOf(word, options);
        known.set(key, readings);
        return readings;
      }),
    );
  };

  const findBy = (interpretations: readonly Interpretation[], read: readonly Read[]): Found => {
    const matched = (number: number): Found => {
      const { byMissing, visited } = match(read[number] ?? [], sparedOf(read[number] ?? []));
      const [all = NO_RANKING, butOne = NO_RANKING] = byMissing;
      return { all, butOne, visited };
    };
    // What is found in one way only needs no comparing.
    if (interpretations.length === 1) return matched(0);
    let visited = 0;
    let limit = maxVisited * PATIENCE;
    for (const [number, { factor }] of interpretations.entries()) {
      if (visited > limit) break;
      const found = matched(number);
      visited += found.visited;
      if (found.all.documents.length > 0) limit = maxVisited;
      addTo(bestOfAll, found.all, factor);
      addTo(bestOfAllButOne, found.butOne, factor);
    }
    return { all: bestOfAll.take(), butOne: bestOfAllButOne.take(), visited };
  };

  /** The first interpretation's words, those that were only found by correcting them as they are written right. */
  const correctedOf = (term: string, { words: asked }: Interpretation, readings: Read): string | null => {
    const corrections = asked.map((_word, number) => correctSpelling(index, readings[number]?.[0]));
    if (corrections.every((corrected) => corrected === undefined)) return null;
    const written = writtenForms(term);
    return asked.map(({ form }, number) => corrections[number] ?? written.get(form) ?? form).join(' ');
  };

  /** What a term may mean, how its words may be read, and what that finds. null: it says nothing. */
  const understand = (term: string, { isTyping = false, synonyms = NO_SYNONYMS }: FindOptions = {}) => {
    const forms = contentWords(termsOf(term).map(({ form }) => form));
    if (forms.length === 0) return null;
    const interpretations = interpretationsOf(forms, synonyms, (form) => words.isKnown(form));
    const read = readingsBy(interpretations, { mayBeUnfinished: isTyping, isTyping });
    const found = findBy(interpretations, read);
    if (isTyping || found.all.documents.length >= LITTLE) return { interpretations, read, found };
    const completed = readingsBy(interpretations, { mayBeUnfinished: true, isTyping });
    // Where nothing begins with the last word, nothing else would be found.
    if (completed.every((own, number) => isSameRead(own, read[number] ?? []))) return { interpretations, read, found };
    const more = findBy(interpretations, completed);
    return { interpretations, read: completed, found: { ...more, visited: found.visited + more.visited } };
  };

  const find: SearchIndex['find'] = (term, options) => {
    const named = namedDocuments(term, lookUp);
    if (named.length > 0) return { ...NONE, ...namedRanking(named), isNamed: true };
    const understood = understand(term, options);
    if (understood === null) return NONE;
    const { interpretations, read, found } = understood;
    const ranking = found.all.documents.length > 0 ? found.all : found.butOne;
    const [first] = interpretations;
    const isFound = first !== undefined && ranking.documents.length > 0;
    const correctedTerm = isFound ? correctedOf(term, first, read[0] ?? []) : null;
    return { ...ranking, correctedTerm, isNamed: false, visited: found.visited };
  };

  const explain: SearchIndex['explain'] = (term, options) => {
    const understood = namedDocuments(term, lookUp).length > 0 ? null : understand(term, options);
    if (understood === null) return () => null;
    const missing = understood.found.all.documents.length > 0 ? 0 : 1;
    return (document) => explainDocument(index, { ...understood, missing }, document);
  };

  return {
    find,
    explain,
    names: (term) => namedDocuments(term, lookUp).length > 0,
    nearest: createNearest(index, words, match),
  };
}
