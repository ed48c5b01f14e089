import type { Synonyms } from '../../searchIndex/query/synonyms';
import type { Audience, CatalogSnapshot } from '../catalog';

/** Relevance by product place, of products that match a term. */
export type Scores = ReadonlyMap<number, number>;

/** What a term finds. */
interface Relevance {
  readonly scores: Scores;
  /** The term as it was understood; null: as it was typed. */
  readonly correctedTerm: string | null;
}

interface Asked {
  readonly term: string;
  readonly isTyping: boolean;
  readonly groupVariations: boolean;
  readonly synonyms: Synonyms;
}

/** Relevance of products visible to the audience. A matching variation counts for its parent where they are grouped. */
export const relevanceFor = (
  snapshot: CatalogSnapshot,
  audience: Audience,
  { term, isTyping, groupVariations, synonyms }: Asked,
): Relevance => {
  const { parent } = snapshot.columns;
  const scores = new Map<number, number>();
  const found = snapshot.index.find(term, { isTyping, synonyms });
  for (const [place, score] of found.scores) {
    if (audience.sees[place] !== 1) continue;
    const parentPlace = groupVariations ? (parent[place] ?? -1) : -1;
    const shown = parentPlace === -1 ? place : parentPlace;
    if (audience.sees[shown] === 1 && score > (scores.get(shown) ?? 0)) scores.set(shown, score);
  }
  return { scores, correctedTerm: found.correctedTerm };
};
