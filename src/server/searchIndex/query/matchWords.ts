import type { StoredIndex } from '../stored/StoredIndex';
import { createBestScores, NO_RANKING, type Ranking } from './bestScores';
import { frequencyOf, postingCount, rarityOf } from './postings';
import type { Reading } from './readings';

/** Documents by how many of the words they have. */
export interface Matches {
  /** By the number of words that are missing, from none to as many as may be: the documents that have all others. */
  readonly byMissing: readonly Ranking[];
  /** The number of postings looked at: what the answer has cost. */
  readonly visited: number;
}

/** `spared`: how many of the words a document may lack. At least one has to be there. */
export type Matcher = (words: readonly (readonly Reading[])[], spared: number) => Matches;

/** Looking a document up in a list of postings costs about as much as passing over this many of them. */
const LOOK_UP_COST = 16;

/**
 * Compares documents with words, the rarest word first: of the others only those postings count whose document may still have
 * enough words. One after another: what it writes on is kept between calls.
 */
export function createMatcher(index: StoredIndex): Matcher {
  const { size, postingStarts, documents, weights } = index;
  const ofWord = createBestScores(size);
  const sums = new Float32Array(size);
  const counts = new Uint8Array(size);
  const parts = new Uint8Array(size);
  const partSums = new Float32Array(size);
  let visited = 0;

  /** Of the documents that have at least `least` of the words before. */
  const addStem = (own: number, factor: number, least: number): void => {
    const end = postingStarts[own + 1] ?? 0;
    visited += postingCount(index, own);
    for (let at = postingStarts[own] ?? 0; at < end; at += 1) {
      const document = documents[at] ?? 0;
      if ((counts[document] ?? 0) >= least) ofWord.add(document, (weights[at] ?? 0) * factor);
    }
  };

  /** The same of a few documents in ascending order, each looked up in the postings behind the one before. */
  const lookUpStem = (own: number, factor: number, among: Uint32Array): void => {
    const end = postingStarts[own + 1] ?? 0;
    let from = postingStarts[own] ?? 0;
    for (const document of among) {
      let to = end;
      while (from < to) {
        visited += 1;
        const middle = (from + to) >>> 1;
        if ((documents[middle] ?? 0) < document) from = middle + 1;
        else to = middle;
      }
      if (from < end && documents[from] === document) ofWord.add(document, (weights[from] ?? 0) * factor);
    }
  };

  /** Adds a reading of several stems: a document that contains them all gets their mean score. */
  const addStems = (stems: readonly number[], factor: number, least: number): void => {
    const seen: number[] = [];
    stems.forEach((own, number) => {
      const end = postingStarts[own + 1] ?? 0;
      visited += postingCount(index, own);
      for (let at = postingStarts[own] ?? 0; at < end; at += 1) {
        const document = documents[at] ?? 0;
        if (parts[document] !== number || (counts[document] ?? 0) < least) continue;
        parts[document] = number + 1;
        if (number === 0) seen.push(document);
        partSums[document] = (number === 0 ? 0 : (partSums[document] ?? 0)) + (weights[at] ?? 0) / stems.length;
      }
    });
    for (const document of seen) {
      if (parts[document] === stems.length) ofWord.add(document, (partSums[document] ?? 0) * factor);
      parts[document] = 0;
    }
  };

  /**
   * Documents that have a word, and what that is worth: the more the rarer the word is. Of `among`, which have at least
   * `least` of the words before; null: of all.
   */
  const rankWord = (readings: readonly Reading[], among: Uint32Array | null, least: number): Ranking => {
    for (const { stems, factor } of readings) {
      const [own = 0] = stems;
      if (stems.length > 1) addStems(stems, factor, least);
      else if (among !== null && among.length * LOOK_UP_COST < postingCount(index, own)) lookUpStem(own, factor, among);
      else addStem(own, factor, least);
    }
    return ofWord.take(rarityOf(index, readings));
  };

  const matchAll = (words: readonly (readonly Reading[])[], spared: number): readonly Ranking[] => {
    const [only] = words;
    if (only === undefined || words.length === 1) return [only ? rankWord(only, null, 0) : NO_RANKING];
    const rarestFirst = words
      .map((readings) => ({ readings, frequency: frequencyOf(index, readings) }))
      .sort((a, b) => a.frequency - b.frequency);
    const reached: number[] = [];
    // Null while any document may still have enough words. What lacks more of them than may be missing is looked for no more.
    let among: Uint32Array | null = null;
    let isSorted = false;
    for (const [number, { readings }] of rarestFirst.entries()) {
      if (among?.length === 0) break;
      const { documents: having, scores } = rankWord(readings, among, number - spared);
      for (let index = 0; index < having.length; index += 1) {
        const document = having[index] ?? 0;
        if (counts[document] === 0) reached.push(document);
        counts[document] = (counts[document] ?? 0) + 1;
        sums[document] = (sums[document] ?? 0) + (scores[index] ?? 0);
      }
      if (number < spared) continue;
      const isEnough = (document: number): boolean => (counts[document] ?? 0) > number - spared;
      among = among === null ? Uint32Array.from(reached.filter(isEnough)) : among.filter(isEnough);
      // Only a few are ever looked up, and sorting many would cost more than it saves.
      if (isSorted || among.length * LOOK_UP_COST >= size) continue;
      among.sort();
      isSorted = true;
    }
    const rankingOf = (count: number): Ranking => {
      const found = (among ?? new Uint32Array()).filter((document) => counts[document] === count);
      return { documents: found, scores: Float32Array.from(found, (document) => sums[document] ?? 0) };
    };
    const byMissing = Array.from({ length: spared + 1 }, (_none, missing) => rankingOf(words.length - missing));
    for (const document of reached) {
      counts[document] = 0;
      sums[document] = 0;
    }
    return byMissing;
  };

  return (words, spared) => {
    visited = 0;
    return { byMissing: matchAll(words, Math.min(spared, Math.max(0, words.length - 1))), visited };
  };
}
