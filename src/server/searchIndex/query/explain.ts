import type { StoredIndex } from '../stored/StoredIndex';
import type { Interpretation } from './interpretations';
import { rarityOf, weightIn } from './postings';
import type { Reading } from './readings';

/** What a word of a term adds to the score of a document: `weight × sureness × rarity`. */
export interface WordScore {
  /** The word as it is looked for. */
  readonly word: string;
  /** The stems under which the document contains the word. */
  readonly stems: readonly string[];
  /** The weight of the stem in the document; of several stems, the mean of their weights. */
  readonly weight: number;
  /** How surely the word is meant: less if it was mistyped, joined or unfinished. */
  readonly sureness: number;
  readonly rarity: number;
}

/** How a document's score comes about: `factor` times the sum of its words. */
export interface Explanation {
  /** Below 1 where a synonym beside what was typed, a later synonym or a guess was taken. */
  readonly factor: number;
  readonly words: readonly WordScore[];
}

const scoreOf = ({ weight, sureness, rarity }: WordScore): number => weight * sureness * rarity;
export const explainedScore = ({ factor, words }: Explanation): number =>
  factor * words.reduce((sum, word) => sum + scoreOf(word), 0);

/** The reading of a word that gives a document the highest score; empty if the document lacks the word. */
function wordScores(
  index: StoredIndex,
  word: string,
  readings: readonly Reading[],
  document: number,
): readonly WordScore[] {
  const rarity = rarityOf(index, readings);
  const scores = readings.flatMap(({ stems, factor }): WordScore[] => {
    const weights = stems.map((stem) => weightIn(index, stem, document));
    if (weights.includes(0)) return [];
    const weight = weights.reduce((sum, own) => sum + own, 0) / weights.length;
    return [{ word, stems: stems.map((stem) => index.stems.at(stem)), weight, sureness: factor, rarity }];
  });
  return scores.sort((a, b) => scoreOf(b) - scoreOf(a)).slice(0, 1);
}

/** How a term was understood, and how many of its words the found documents lack. */
interface Understood {
  readonly interpretations: readonly Interpretation[];
  /** The readings of each word, by interpretation. */
  readonly read: readonly (readonly (readonly Reading[])[])[];
  readonly missing: number;
}

/**
 * Whether a text has the words of a term in any of its interpretations, but for as many as found documents may lack.
 * `has` tells by index whether the text contains a stem.
 */
export const containsWords = (
  { interpretations, read, missing }: Understood,
  has: (stem: number) => boolean,
): boolean =>
  interpretations.some(({ words }, number) => {
    const found = words.filter((_word, word) => read[number]?.[word]?.some(({ stems }) => stems.every(has)) === true);
    return found.length > 0 && words.length - found.length <= missing;
  });

/**
 * Explains the score of a document by the interpretation that gives it the highest one. null: it was not found.
 */
export function explainDocument(
  index: StoredIndex,
  { interpretations, read, missing }: Understood,
  document: number,
): Explanation | null {
  const explanations = interpretations.flatMap(({ words: asked, factor }, number): Explanation[] => {
    const words = asked.flatMap(({ form }, word) => wordScores(index, form, read[number]?.[word] ?? [], document));
    return words.length > 0 && asked.length - words.length === missing ? [{ factor, words }] : [];
  });
  return explanations.sort((a, b) => explainedScore(b) - explainedScore(a))[0] ?? null;
}
