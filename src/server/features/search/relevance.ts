import type { Audience, CatalogSnapshot } from '../catalog';

/** Relevance by product place, of products that match a term. */
export type Scores = ReadonlyMap<number, number>;

const scoresOf = (snapshot: CatalogSnapshot, term: string, isTyping: boolean): Scores =>
  snapshot.index.find(term, isTyping);

/** Relevance of products visible to the audience. A matching variation counts for its parent where they are grouped. */
export const relevanceFor = (
  snapshot: CatalogSnapshot,
  audience: Audience,
  {
    term,
    isTyping,
    groupVariations,
  }: { readonly term: string; readonly isTyping: boolean; readonly groupVariations: boolean },
): Scores => {
  const { parent } = snapshot.columns;
  const scores = new Map<number, number>();
  for (const [place, score] of scoresOf(snapshot, term, isTyping)) {
    if (audience.sees[place] !== 1) continue;
    const parentPlace = groupVariations ? (parent[place] ?? -1) : -1;
    const shown = parentPlace === -1 ? place : parentPlace;
    if (audience.sees[shown] === 1 && score > (scores.get(shown) ?? 0)) scores.set(shown, score);
  }
  return scores;
};
