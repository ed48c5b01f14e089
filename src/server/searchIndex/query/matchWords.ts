import type { StoredIndex } from '../stored/StoredIndex';
import { createBestScores, NO_RANKING, type Ranking } from './bestScores';
import type { Reading } from './readings';

/** By document, the number of words found and their score. */
export interface Matches {
  /** Documents that have all words. */
  readonly all: Ranking;
  /** Documents with all words but one, if there are three or more. */
  readonly butOne: Ranking;
}

/** With fewer words, leaving one out would change the meaning. */
const SPARED_FROM = 3;

/** Compares documents with words, one search at a time: its buffers are reused between calls. */
export function createMatcher(index: StoredIndex) {
  const { size, postingStarts, documents, weights } = index;
  const ofWord = createBestScores(size);
  const sums = new Float32Array(size);
  const counts = new Uint8Array(size);
  const parts = new Uint8Array(size);
  const partSums = new Float32Array(size);

  const frequencyOf = ({ stems }: Reading): number =>
    Math.min(...stems.map((own) => (postingStarts[own + 1] ?? 0) - (postingStarts[own] ?? 0)));

  const addStem = (own: number, factor: number): void => {
    const end = postingStarts[own + 1] ?? 0;
    for (let index = postingStarts[own] ?? 0; index < end; index += 1)
      ofWord.add(documents[index] ?? 0, (weights[index] ?? 0) * factor);
  };

  /** Adds a reading of several stems: a document that contains them all gets their mean score. */
  const addStems = (stems: readonly number[], factor: number): void => {
    const seen: number[] = [];
    stems.forEach((own, number) => {
      const end = postingStarts[own + 1] ?? 0;
      for (let index = postingStarts[own] ?? 0; index < end; index += 1) {
        const document = documents[index] ?? 0;
        if (parts[document] !== number) continue;
        parts[document] = number + 1;
        if (number === 0) seen.push(document);
        partSums[document] = (number === 0 ? 0 : (partSums[document] ?? 0)) + (weights[index] ?? 0) / stems.length;
      }
    });
    for (const document of seen) {
      if (parts[document] === stems.length) ofWord.add(document, (partSums[document] ?? 0) * factor);
      parts[document] = 0;
    }
  };

  /** Documents that contain a word, and the word's score: the rarer the word, the higher. */
  const rankWord = (readings: readonly Reading[]): Ranking => {
    const frequency = readings.reduce((sum, reading) => sum + frequencyOf(reading), 0);
    for (const { stems, factor } of readings) {
      if (stems.length === 1) addStem(stems[0] ?? 0, factor);
      else addStems(stems, factor);
    }
    return ofWord.take(Math.log(1 + (2 * size) / (frequency + 1)));
  };

  return (words: readonly (readonly Reading[])[]): Matches => {
    const ranked = words.map(rankWord);
    if (ranked.length < 2) return { all: ranked[0] ?? NO_RANKING, butOne: NO_RANKING };
    const reached: number[] = [];
    for (const { documents: having, scores } of ranked) {
      for (let index = 0; index < having.length; index += 1) {
        const document = having[index] ?? 0;
        if (counts[document] === 0) reached.push(document);
        counts[document] = (counts[document] ?? 0) + 1;
        sums[document] = (sums[document] ?? 0) + (scores[index] ?? 0);
      }
    }
    const rankingOf = (count: number): Ranking => {
      const found = Uint32Array.from(reached.filter((document) => counts[document] === count));
      return { documents: found, scores: Float32Array.from(found, (document) => sums[document] ?? 0) };
    };
    const all = rankingOf(words.length);
    const butOne = words.length >= SPARED_FROM ? rankingOf(words.length - 1) : NO_RANKING;
    for (const document of reached) {
      counts[document] = 0;
      sums[document] = 0;
    }
    return { all, butOne };
  };
}
