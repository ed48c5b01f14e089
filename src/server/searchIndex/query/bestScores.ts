/** Documents and how well each of them matches. */
export interface Ranking {
  /** Each document once; their order has no meaning, unless said otherwise. */
  readonly documents: Uint32Array;
  /** The score of the document at the same index, above 0. */
  readonly scores: Float32Array;
}

export const NO_RANKING: Ranking = { documents: new Uint32Array(), scores: new Float32Array() };

/** Collects scores of documents; each document keeps its best one. */
export interface BestScores {
  add(document: number, score: number): void;
  /** Returns what was collected since the last call, with its scores multiplied by a factor. */
  take(factor?: number): Ranking;
}

/**
 * For documents below `size`. Its buffers are reused, because allocating an array of the catalogue's size per word is
 * slow.
 */
export function createBestScores(size: number): BestScores {
  const best = new Float32Array(size);
  const reached = new Uint32Array(size);
  let count = 0;
  return {
    add(document, score) {
      const before = best[document] ?? 0;
      if (score <= before) return;
      if (before === 0) reached[count++] = document;
      best[document] = score;
    },
    take(factor = 1) {
      const documents = reached.slice(0, count);
      const scores = new Float32Array(count);
      for (let index = 0; index < count; index += 1) {
        const document = documents[index] ?? 0;
        scores[index] = (best[document] ?? 0) * factor;
        best[document] = 0;
      }
      count = 0;
      return { documents, scores };
    },
  };
}
