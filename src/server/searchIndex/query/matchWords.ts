import type { StoredIndex } from '../stored/StoredIndex';
import type { Reading } from './readings';

/** Which documents have how many of the words, and how well. */
export interface Matches {
  /** Documents that have all words, with their relevance. */
  readonly all: ReadonlyMap<number, number>;
  /** Those that have all but one, where there are three or more. */
  readonly butOne: ReadonlyMap<number, number>;
}

/** With fewer words one that is missing changes what is meant. */
const SPARED_FROM = 3;

/** Compares documents with words. One after another: what it writes on is kept between calls. */
export const createMatcher = (index: StoredIndex) => {
  const { size, postingStarts, documents, weights } = index;
  const best = new Float32Array(size);
  const sums = new Float32Array(size);
  const counts = new Uint8Array(size);
  const parts = new Uint8Array(size);

  const frequencyOf = ({ stems }: Reading): number =>
    Math.min(...stems.map((own) => (postingStarts[own + 1] ?? 0) - (postingStarts[own] ?? 0)));

  /** Adds a reading of one stem: the best reading of a document counts. */
  const addStem = (own: number, factor: number, touched: number[]): void => {
    const end = postingStarts[own + 1] ?? 0;
    for (let place = postingStarts[own] ?? 0; place < end; place += 1) {
      const document = documents[place] ?? 0;
      const score = (weights[place] ?? 0) * factor;
      if (best[document] === 0) touched.push(document);
      if (score > (best[document] ?? 0)) best[document] = score;
    }
  };

  /** Adds a reading of several stems: a document that has them all counts with their mean. */
  const addStems = (stems: readonly number[], factor: number, touched: number[]): void => {
    const seen: number[] = [];
    const scores = new Map<number, number>();
    stems.forEach((own, number) => {
      const end = postingStarts[own + 1] ?? 0;
      for (let place = postingStarts[own] ?? 0; place < end; place += 1) {
        const document = documents[place] ?? 0;
        if (parts[document] !== number) continue;
        parts[document] = number + 1;
        if (number === 0) seen.push(document);
        scores.set(document, (scores.get(document) ?? 0) + (weights[place] ?? 0) / stems.length);
      }
    });
    for (const document of seen) {
      if (parts[document] === stems.length) {
        if (best[document] === 0) touched.push(document);
        best[document] = Math.max(best[document] ?? 0, (scores.get(document) ?? 0) * factor);
      }
      parts[document] = 0;
    }
  };

  return (words: readonly (readonly Reading[])[]): Matches => {
    const reached: number[] = [];
    for (const readings of words) {
      const touched: number[] = [];
      const frequency = readings.reduce((sum, reading) => sum + frequencyOf(reading), 0);
      const rarity = Math.log(1 + (2 * size) / (frequency + 1));
      for (const { stems, factor } of readings) {
        if (stems.length === 1) addStem(stems[0] ?? 0, factor, touched);
        else addStems(stems, factor, touched);
      }
      for (const document of touched) {
        if (counts[document] === 0) reached.push(document);
        counts[document] = (counts[document] ?? 0) + 1;
        sums[document] = (sums[document] ?? 0) + (best[document] ?? 0) * rarity;
        best[document] = 0;
      }
    }
    const all = new Map<number, number>();
    const butOne = new Map<number, number>();
    for (const document of reached) {
      const count = counts[document] ?? 0;
      if (count === words.length) all.set(document, sums[document] ?? 0);
      else if (count === words.length - 1 && words.length >= SPARED_FROM) butOne.set(document, sums[document] ?? 0);
      counts[document] = 0;
      sums[document] = 0;
    }
    return { all, butOne };
  };
};
