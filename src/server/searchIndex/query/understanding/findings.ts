import { GUESSED_FACTOR } from '../../weights';
import { createBestScores, NO_RANKING, type BestScores, type Ranking } from '../bestScores';
import type { Guess } from './guesses';
import { SPARED_FROM, type Interpretation } from '../interpretations';
import type { Matcher } from '../matchWords';
import type { Reading } from '../readings';

/** The readings of each word of an interpretation. */
export type Read = readonly (readonly Reading[])[];

/** The documents that interpretations find, and how many postings were looked at for it. */
export interface Found {
  readonly ranking: Ranking;
  readonly visited: number;
}

/** Interpretations, the readings of their words, and what these find. */
export interface Finding {
  readonly interpretations: readonly Interpretation[];
  readonly read: readonly Read[];
  readonly found: Found;
}

/** What the interpretations of a term or of one guess find. */
export interface Layer extends Finding {
  /** The guess that the interpretations belong to; null: they belong to the term as it stands. */
  readonly guess: Guess | null;
}

export interface Findings {
  /** Finds the documents that have all words of an interpretation; each gets its best score. */
  readonly findBy: (interpretations: readonly Interpretation[], read: readonly Read[]) => Found;
  /**
   * Finds the documents that lack one of at least `SPARED_FROM` words, which costs far more. `before`: how many postings
   * were looked at to find none that has all words; they count towards the limit.
   */
  readonly findLackingOne: (interpretations: readonly Interpretation[], read: readonly Read[], before: number) => Found;
  /** Joins layers: what the first one finds ranks above what only the next ones find. */
  readonly joined: (layers: readonly Layer[]) => Finding;
}

/** No further interpretation is tried after this multiple of `maxVisited`, even if nothing has been found. */
const PATIENCE = 3;

function addTo(best: BestScores, { documents, scores }: Ranking, factor: number): void {
  for (let index = 0; index < documents.length; index += 1)
    best.add(documents[index] ?? 0, (scores[index] ?? 0) * factor);
}

const leastOf = ({ scores }: Ranking): number => scores.reduce((least, score) => Math.min(least, score), Infinity);
const greatestOf = ({ scores }: Ranking): number => scores.reduce((most, score) => Math.max(most, score), 0);

/**
 * Finds documents of an index of this size. Calls must not overlap, because they share buffers. Once something is
 * found, no further interpretation is tried after `maxVisited` postings.
 */
export function createFindings(size: number, match: Matcher, maxVisited: number): Findings {
  const best = createBestScores(size);

  const matched = (words: Read, missing: 0 | 1): Found => {
    if (words.length < SPARED_FROM && missing > 0) return { ranking: NO_RANKING, visited: 0 };
    const { byMissing, visited } = match(words, missing);
    return { ranking: byMissing[missing] ?? NO_RANKING, visited };
  };

  /** Finds what lacks `missing` words, by one interpretation after the other. The first one is always tried. */
  const findInTurn = (
    interpretations: readonly Interpretation[],
    read: readonly Read[],
    { missing, before }: { readonly missing: 0 | 1; readonly before: number },
  ): Found => {
    let visited = 0;
    let limit = maxVisited * PATIENCE;
    for (const [number, { factor }] of interpretations.entries()) {
      if (number > 0 && before + visited > limit) break;
      const found = matched(read[number] ?? [], missing);
      visited += found.visited;
      if (found.ranking.documents.length > 0) limit = maxVisited;
      addTo(best, found.ranking, factor);
    }
    return { ranking: best.take(), visited };
  };

  return {
    findBy: (interpretations, read) =>
      // The results of a single interpretation need no comparison.
      interpretations.length === 1
        ? matched(read[0] ?? [], 0)
        : findInTurn(interpretations, read, { missing: 0, before: 0 }),

    findLackingOne: (interpretations, read, before) => findInTurn(interpretations, read, { missing: 1, before }),

    joined(layers) {
      const [first] = layers;
      if (first !== undefined && layers.length === 1) return first;
      let least = Infinity;
      const interpretations = layers.flatMap((layer): readonly Interpretation[] => {
        const { ranking } = layer.found;
        const below = least === Infinity ? 1 : Math.min(1, (GUESSED_FACTOR * least) / greatestOf(ranking));
        addTo(best, ranking, below);
        least = Math.min(least, below * leastOf(ranking));
        return layer.interpretations.map(({ words: asked, factor }) => ({ words: asked, factor: factor * below }));
      });
      const visited = layers.reduce((sum, { found }) => sum + found.visited, 0);
      return {
        interpretations,
        read: layers.flatMap(({ read }) => read),
        found: { ranking: best.take(), visited },
      };
    },
  };
}
