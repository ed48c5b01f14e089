import type { StoredIndex } from '../stored/StoredIndex';
import { SPARED_FROM, type Interpretation } from './interpretations';
import { rarityOf, weightIn } from './postings';
import type { Reading } from './readings';

/** What a word of a term adds to the score of a document: `weight × sureness × rarity`. */
export interface WordScore {
  /** The form that is searched for: a word without case and accents, two such words joined, or a word of a synonym. */
  readonly word: string;
  /** The stems under which the document contains the word. */
  readonly stems: readonly string[];
  /** The weight of the stem in the document; of several stems, the mean of their weights. */
  readonly weight: number;
  /** How likely it is that the word is meant, from 0 to 1, by how it was read (`SURENESS`). */
  readonly sureness: number;
  readonly rarity: number;
}

/** How a document's score comes about: `factor` times the sum of its words. */
export interface Explanation {
  /**
   * Below 1 for a guess, for a synonym that is looked for in addition to the typed words, and for every synonym of a
   * rule but its first one.
   */
  readonly factor: number;
  readonly words: readonly WordScore[];
}

const scoreOf = ({ weight, sureness, rarity }: WordScore): number => weight * sureness * rarity;
export const explainedScore = ({ factor, words }: Explanation): number =>
  factor * words.reduce((sum, word) => sum + scoreOf(word), 0);

/** The score of a word by the reading that gives the document the highest one; empty if the document lacks the word. */
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

/** Whether documents are looked for that lack so many of these words. */
const isTried = ({ length }: readonly unknown[], missing: number): boolean => missing === 0 || length >= SPARED_FROM;

/**
 * Whether a text contains the words of any interpretation of a term, but for as many (`missing`) as the found documents
 * lack, and at least one word. `has`: whether the text contains the stem with this index.
 */
export const containsWords = (
  { interpretations, read, missing }: Understood,
  has: (stem: number) => boolean,
): boolean =>
  interpretations.some(({ words }, number) => {
    if (!isTried(words, missing)) return false;
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
    if (!isTried(asked, missing)) return [];
    const words = asked.flatMap(({ form }, word) => wordScores(index, form, read[number]?.[word] ?? [], document));
    return words.length > 0 && asked.length - words.length === missing ? [{ factor, words }] : [];
  });
  return explanations.sort((a, b) => explainedScore(b) - explainedScore(a))[0] ?? null;
}
