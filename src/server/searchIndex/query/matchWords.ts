import type { StoredIndex } from '../stored/StoredIndex';
import { NO_RANKING, type Ranking } from './bestScores';
import { frequencyOf } from './postings';
import type { Reading } from './readings';
import { createWordRanking, LOOK_UP_COST } from './wordRanking';

/** Documents by how many of the words they lack. */
export interface Matches {
  /**
   * At index n, the documents that have all words but n; the last index is the largest number of words that may be
   * missing.
   */
  readonly byMissing: readonly Ranking[];
  /** The number of postings looked at: what the answer has cost. */
  readonly visited: number;
}

/** `spared`: how many of the words a document may lack. At least one has to be there. */
export type Matcher = (words: readonly (readonly Reading[])[], spared: number) => Matches;

/**
 * Compares documents with words, the rarest word first: for later words only those documents are considered that can
 * still have enough words. Calls must not overlap, because they share buffers.
 */
export function createMatcher(index: StoredIndex): Matcher {
  const { size } = index;
  const sums = new Float32Array(size);
  const counts = new Uint8Array(size);
  // The documents that have any of the words so far.
  const reached = new Uint32Array(size);
  const { rankWord, takeVisited } = createWordRanking(index, counts);

  /** Those of the documents that have at least `least` of the words so far. */
  const havingAtLeast = (documents: Uint32Array, least: number): Uint32Array => {
    const having = new Uint32Array(documents.length);
    let count = 0;
    for (const document of documents) if ((counts[document] ?? 0) >= least) having[count++] = document;
    return having.subarray(0, count);
  };

  /** Those of the documents that have exactly `count` of the words, with their scores. */
  const rankingOf = (documents: Uint32Array, count: number): Ranking => {
    const found = new Uint32Array(documents.length);
    const scores = new Float32Array(documents.length);
    let foundCount = 0;
    for (const document of documents) {
      if (counts[document] !== count) continue;
      found[foundCount] = document;
      scores[foundCount++] = sums[document] ?? 0;
    }
    return { documents: found.slice(0, foundCount), scores: scores.slice(0, foundCount) };
  };

  const matchAll = (words: readonly (readonly Reading[])[], spared: number): readonly Ranking[] => {
    const [only] = words;
    if (only === undefined || words.length === 1) return [only ? rankWord(only, null, 0) : NO_RANKING];
    const rarestFirst = words
      .map((readings) => ({ readings, frequency: frequencyOf(index, readings) }))
      .sort((a, b) => a.frequency - b.frequency);
    let reachedCount = 0;
    // The documents that can still have enough words; null as long as any document can.
    let among: Uint32Array | null = null;
    let isSorted = false;
    for (const [number, { readings }] of rarestFirst.entries()) {
      if (among?.length === 0) break;
      const { documents: having, scores } = rankWord(readings, among, number - spared);
      for (let index = 0; index < having.length; index += 1) {
        const document = having[index] ?? 0;
        const before = counts[document] ?? 0;
        if (before === 0) reached[reachedCount++] = document;
        counts[document] = before + 1;
        sums[document] = (sums[document] ?? 0) + (scores[index] ?? 0);
      }
      if (number < spared) continue;
      among = havingAtLeast(among ?? reached.subarray(0, reachedCount), number - spared + 1);
      // Only a few are ever looked up, and sorting many would cost more than it saves.
      if (isSorted || among.length * LOOK_UP_COST >= size) continue;
      among.sort();
      isSorted = true;
    }
    const enough = among ?? new Uint32Array();
    const byMissing = Array.from({ length: spared + 1 }, (_none, missing) => rankingOf(enough, words.length - missing));
    for (const document of reached.subarray(0, reachedCount)) {
      counts[document] = 0;
      sums[document] = 0;
    }
    return byMissing;
  };

  return (words, spared) => {
    const byMissing = matchAll(words, Math.min(spared, Math.max(0, words.length - 1)));
    return { byMissing, visited: takeVisited() };
  };
}
