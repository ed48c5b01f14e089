import type { StoredIndex } from '../stored/StoredIndex';
import { createBestScores, type Ranking } from './bestScores';
import { postingCount, rarityOf } from './postings';
import type { Reading } from './readings';

/** Looking a document up in a list of postings costs about as much as passing over this many of them. */
export const LOOK_UP_COST = 16;

export interface WordRanking {
  /**
   * Ranks the documents that have a word, with higher scores the rarer the word is; only documents that have at least
   * `least` of the earlier words. `among`: all documents that have so many; null: every document (`least` ≤ 0). It must
   * be ascending if it has fewer than one `LOOK_UP_COST`th of all documents: then each may be looked up in postings.
   */
  readonly rankWord: (readings: readonly Reading[], among: Uint32Array | null, least: number) => Ranking;
  /** The number of postings looked at since this function was last called. */
  readonly takeVisited: () => number;
}

/**
 * Ranks documents by single words. `counts`, which the caller keeps: how many of the earlier words each document has.
 * Calls must not overlap, because they share buffers.
 */
export function createWordRanking(index: StoredIndex, counts: Uint8Array): WordRanking {
  const { size, postingStarts, documents, weights } = index;
  const ofWord = createBestScores(size);
  const parts = new Uint8Array(size);
  const partSums = new Float32Array(size);
  let visited = 0;

  /** Adds the documents of a stem that have at least `least` of the earlier words. */
  const addStem = (own: number, factor: number, least: number): void => {
    const end = postingStarts[own + 1] ?? 0;
    visited += postingCount(index, own);
    for (let at = postingStarts[own] ?? 0; at < end; at += 1) {
      const document = documents[at] ?? 0;
      if ((counts[document] ?? 0) >= least) ofWord.add(document, (weights[at] ?? 0) * factor);
    }
  };

  /** Of a few documents in ascending order, adds those that have a stem: each is looked up after the previous one. */
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

  return {
    rankWord(readings, among, least) {
      for (const { stems, factor } of readings) {
        const [own = 0] = stems;
        if (stems.length > 1) addStems(stems, factor, least);
        else if (among !== null && among.length * LOOK_UP_COST < postingCount(index, own))
          lookUpStem(own, factor, among);
        else addStem(own, factor, least);
      }
      return ofWord.take(rarityOf(index, readings));
    },
    takeVisited() {
      const taken = visited;
      visited = 0;
      return taken;
    },
  };
}
