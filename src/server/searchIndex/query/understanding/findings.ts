import { GUESSED_FACTOR } from '../../weights';
import { createBestScores, NO_RANKING, type BestScores, type Ranking } from '../bestScores';
import type { Guess } from './guesses';
import type { Interpretation } from '../interpretations';
import type { Matcher } from '../matchWords';
import type { Reading } from '../readings';

/** The readings of each word of an interpretation. */
export type Read = readonly (readonly Reading[])[];

/**
 * The documents that have all words of an interpretation, those that lack one, and how many postings were looked at.
 */
export interface Found {
  readonly all: Ranking;
  readonly butOne: Ranking;
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
  /** Finds documents by all these interpretations; each document gets its best score. */
  readonly findBy: (interpretations: readonly Interpretation[], read: readonly Read[]) => Found;
  /** Joins layers: what the first one finds ranks above what only the next ones find. */
  readonly joined: (layers: readonly Layer[]) => Finding;
}

/** The least number of words of which one may be missing: with fewer words, that would change the meaning. */
const SPARED_FROM = 3;
const sparedOf = (words: Read): number => (words.length >= SPARED_FROM ? 1 : 0);
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
  const bestOfAll = createBestScores(size);
  const bestOfAllButOne = createBestScores(size);

  const matched = (words: Read): Found => {
    const { byMissing, visited } = match(words, sparedOf(words));
    const [all = NO_RANKING, butOne = NO_RANKING] = byMissing;
    return { all, butOne, visited };
  };

  return {
    findBy(interpretations, read) {
      // The results of a single interpretation need no comparison.
      if (interpretations.length === 1) return matched(read[0] ?? []);
      let visited = 0;
      let limit = maxVisited * PATIENCE;
      for (const [number, { factor }] of interpretations.entries()) {
        if (visited > limit) break;
        const found = matched(read[number] ?? []);
        visited += found.visited;
        if (found.all.documents.length > 0) limit = maxVisited;
        addTo(bestOfAll, found.all, factor);
        addTo(bestOfAllButOne, found.butOne, factor);
      }
      return { all: bestOfAll.take(), butOne: bestOfAllButOne.take(), visited };
    },

    joined(layers) {
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
    },
  };
}
