import { searchedForms, writtenForms } from '../french/terms';
import type { StoredIndex } from '../stored/StoredIndex';
import { GUESSED_FACTOR } from '../weights';
import { createBestScores, NO_RANKING, type BestScores, type Ranking } from './bestScores';
import { guessesOf, type Guess } from './guesses';
import { interpretationsOf, type Interpretation } from './interpretations';
import type { Matcher } from './matchWords';
import { weightIn } from './postings';
import { correctSpelling, type IsShown, type Reading, type ReadingOptions, type ReadWords } from './readings';
import { areFewer, firstShown } from './shownDocuments';
import { NO_SYNONYMS, type Synonyms } from './synonyms';

export interface FindOptions {
  /** While a term is typed, its last word may be incomplete; afterwards only if the whole word finds few documents. */
  readonly isTyping?: boolean;
  readonly synonyms?: Synonyms;
  /** Whether the caller may see a document; others must not influence what is found or how the term is corrected. */
  readonly isShown?: IsShown;
}

/** The readings of each word of an interpretation. */
type Read = readonly (readonly Reading[])[];

/** The documents that have all words of an interpretation, and those that lack one. */
interface Found {
  readonly all: Ranking;
  readonly butOne: Ranking;
  readonly visited: number;
}

/** A term's interpretations, the readings of their words, and what these find. */
interface Understood {
  readonly interpretations: readonly Interpretation[];
  readonly read: readonly Read[];
  readonly found: Found;
  /** The corrected term; null: it contains no typing errors. */
  readonly correctedTerm: string | null;
}

/** The interpretations of a term or of one guess, and what they find. */
interface Layer {
  readonly interpretations: readonly Interpretation[];
  readonly read: readonly Read[];
  readonly found: Found;
  /** The guess that they belong to; null: they belong to the term as it stands. */
  readonly guess: Guess | null;
}

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

/** The number of words from which one may be missing: with fewer, that would change the meaning. */
const SPARED_FROM = 3;
const sparedOf = (words: Read): number => (words.length >= SPARED_FROM ? 1 : 0);
/** If fewer shown documents than this are found, completions of the last word are added. */
const LITTLE = 5;
/**
 * A last word of at most this length is a mere beginning: if it finds nothing, it is left out while the term is typed.
 */
const HARDLY_BEGUN = 2;
/** Searching ends after this multiple of `maxVisited` even if nothing has been found. */
const PATIENCE = 3;

function addTo(best: BestScores, { documents, scores }: Ranking, factor: number): void {
  for (let index = 0; index < documents.length; index += 1)
    best.add(documents[index] ?? 0, (scores[index] ?? 0) * factor);
}

const leastOf = ({ scores }: Ranking): number => scores.reduce((least, score) => Math.min(least, score), Infinity);
const greatestOf = ({ scores }: Ranking): number => scores.reduce((most, score) => Math.max(most, score), 0);

/** Whether a word was only found by correcting it. */
const isCorrected = ([likeliest]: readonly Reading[]): boolean => likeliest?.correctedForm !== undefined;

/** Understands terms. Once something is found, no further interpretation is tried after `maxVisited` postings. */
export function createUnderstanding(index: StoredIndex, words: ReadWords, match: Matcher, maxVisited: number) {
  const bestOfAll = createBestScores(index.size);
  const bestOfAllButOne = createBestScores(index.size);

  /** Reads the words of interpretations; each word is read once, because most occur in several interpretations. */
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
    // The results of a single interpretation need no comparison.
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

  const layerOf = (
    forms: readonly string[],
    synonyms: Synonyms,
    options: ReadingOptions,
    guess: Guess | null,
  ): Layer => {
    const interpretations = interpretationsOf(forms, synonyms, (form) => words.isKnown(form));
    const read = readingsBy(interpretations, options);
    return { interpretations, read, found: findBy(interpretations, read), guess };
  };

  /** Searches for the term as it stands; if that finds little, also with its last word completed. */
  const asItStands = (
    forms: readonly string[],
    synonyms: Synonyms,
    options: ReadingOptions,
    isShown: IsShown,
  ): Layer => {
    const layer = layerOf(forms, synonyms, options, null);
    if (options.mayBeUnfinished || !areFewer(layer.found.all, LITTLE, isShown)) return layer;
    const completed = readingsBy(layer.interpretations, { ...options, mayBeUnfinished: true });
    // If no word starts with the last one, nothing else would be found.
    if (completed.every((own, number) => isSameRead(own, layer.read[number] ?? []))) return layer;
    const more = findBy(layer.interpretations, completed);
    return { ...layer, read: completed, found: { ...more, visited: layer.found.visited + more.visited } };
  };

  /** Joins layers: what the first one finds ranks above what only the next ones find. */
  const joined = (layers: readonly Layer[]): Pick<Understood, 'interpretations' | 'read' | 'found'> => {
    const [first] = layers;
    if (first !== undefined && layers.length === 1) return first;
    let least = Infinity;
    const interpretations = layers.flatMap((layer): readonly Interpretation[] => {
      const { all } = layer.found;
      const below = least === Infinity ? 1 : Math.min(1, (GUESSED_FACTOR * least) / greatestOf(all));
      addTo(bestOfAll, all, below);
      least = Math.min(least, below * leastOf(all));
      return layer.interpretations.map(({ words: asked, factor }) => ({ words: asked, factor: factor * below }));
    });
    const butOne = layers.find(({ guess }) => guess === null)?.found.butOne ?? NO_RANKING;
    const visited = layers.reduce((sum, { found }) => sum + found.visited, 0);
    return {
      interpretations,
      read: layers.flatMap(({ read }) => read),
      found: { all: bestOfAll.take(), butOne, visited },
    };
  };

  /** The correct spelling of a mistyped word in this document: those of others are not meant, or not even shown. */
  const correctedIn = (document: number, readings: readonly Reading[] = []): string | undefined => {
    const meant = readings.find(({ stems }) => stems.every((own) => weightIn(index, own, document) > 0));
    return isCorrected(readings) ? correctSpelling(index, meant) : undefined;
  };

  /** The term with the correct spelling, in what is found first, of words that were only found by correcting them; null: there are none. */
  const correctedTerm = (
    term: string,
    forms: readonly string[],
    { interpretations, read, guess, found }: Layer,
    isShown: IsShown,
  ): string | null => {
    const asked = interpretations[0]?.words ?? [];
    const readings = read[0] ?? [];
    if (guess === null ? !readings.some(isCorrected) : guess.corrected === null) return null;
    const written = writtenForms(term);
    const writtenOf = (form: string): string => written.get(form) ?? form;
    const corrected = guess?.corrected ?? null;
    if (corrected !== null)
      return forms.map((form, at) => (at === corrected.at ? corrected.written : writtenOf(form))).join(' ');
    const first = firstShown(found.all.documents.some(isShown) ? found.all : found.butOne, isShown);
    const corrections = asked.map((_word, number) => correctedIn(first, readings[number]));
    if (corrections.every((correction) => correction === undefined)) return null;
    return asked.map(({ form }, number) => corrections[number] ?? writtenOf(form)).join(' ');
  };

  const understandForms = (
    term: string,
    forms: readonly string[],
    { isTyping = false, synonyms = NO_SYNONYMS, isShown = () => true }: FindOptions,
    mayLeaveOut = isTyping,
  ): Understood => {
    const options = { mayBeUnfinished: isTyping, isTyping, hasOthers: isTyping && forms.length > 1 };
    const certain = asItStands(forms, synonyms, options, isShown);
    const isLittle = areFewer(certain.found.all, LITTLE, isShown) || !words.isKnown(forms.at(-1) ?? '');
    const mayBeUnfinished = isTyping || isLittle;
    const guessed = (guess: Guess): Layer => {
      const layer = layerOf(guess.forms, synonyms, options, guess);
      const all = { ...layer.found.all, scores: layer.found.all.scores.map((score) => score * guess.sureness) };
      const interpretations = layer.interpretations.map((one) => ({ ...one, factor: one.factor * guess.sureness }));
      return { ...layer, interpretations, found: { ...layer.found, all } };
    };
    const isDear = certain.found.visited > maxVisited;
    const guesses = isDear ? [] : guessesOf(forms, synonyms, words, { mayBeUnfinished, isTyping }).map(guessed);
    const layers = [
      ...guesses.filter(({ guess }) => guess?.isNearer === true),
      certain,
      ...guesses.filter(({ guess }) => guess?.isNearer === false),
    ];
    const said = layers.find(({ found }) => found.all.documents.some(isShown)) ?? certain;
    const understood = { ...joined(layers), correctedTerm: correctedTerm(term, forms, said, isShown) };
    const isHardlyBegun = mayLeaveOut && forms.length > 1 && (forms.at(-1) ?? '').length <= HARDLY_BEGUN;
    if (!isHardlyBegun || understood.found.all.documents.some(isShown)) return understood;
    const before = understandForms(term, forms.slice(0, -1), { isTyping, synonyms, isShown }, false);
    const visited = understood.found.visited + before.found.visited;
    return { ...before, found: { ...before.found, visited } };
  };

  /** null: the term has no words to search for. */
  return (term: string, options: FindOptions = {}): Understood | null => {
    const forms = searchedForms(term);
    return forms.length === 0 ? null : understandForms(term, forms, options);
  };
}
