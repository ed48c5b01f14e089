import type { Audience, CatalogSnapshot } from '../catalog';
import { CLASS_NUMBERS } from '../catalog';
import { isChosen } from './chosenValues';
import type { ChosenValues } from './chosenValues';

/** Which products there are, by place, and how many of each kind. */
export interface Counted {
  /** In the order of the candidates. */
  readonly hits: Uint32Array;
  /**
   * By facet and value: how many products there would be if this value were chosen in addition to the choices of other
   * facets, and of its own where that one narrows.
   */
  readonly facetCounts: readonly Uint32Array[];
  /** By number of the category: products for term and refinements, whatever category was chosen. */
  readonly categoryCounts: Uint32Array;
  /** The same over all categories. */
  readonly everywhere: number;
}

interface Counting {
  /** The number of the chosen category; null: all. */
  readonly category: number | null;
  readonly chosen: ChosenValues;
  readonly groupVariations: boolean;
}

const countAll = (counts: Uint32Array | undefined, values: Uint32Array): void => {
  if (counts !== undefined) for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
};

/**
 * Counts candidates that the audience sees, in one pass. A product that fails only one choice still counts for that
 * choice's own facet (or the category tree), so that a choice never shrinks its own list (SRC-12); only where all chosen values
 * of a facet have to be there does each choice narrow its list.
 */
export const countProducts = (
  { columns, categories }: CatalogSnapshot,
  { sees }: Audience,
  candidates: Uint32Array,
  { category, chosen, groupVariations }: Counting,
): Counted => {
  const { facets, categoriesAbove, productClass } = columns;
  const hidden = groupVariations ? CLASS_NUMBERS.Variation : CLASS_NUMBERS.VariationParent;
  const facetCounts = facets.map(({ values }) => new Uint32Array(values.length));
  const categoryCounts = new Uint32Array(categories.all.length);
  const hits = new Uint32Array(candidates.length);
  let found = 0;
  let everywhere = 0;
  for (const place of candidates) {
    if (sees[place] !== 1 || productClass[place] === hidden) continue;
    let failures = 0;
    let failed = -1;
    for (let facet = 0; facet < chosen.length; facet += 1) {
      const wanted = chosen[facet];
      const column = facets[facet];
      if (!wanted || !column || isChosen(column, wanted, column.ofPlace.at(place))) continue;
      // What a narrowing facet has left out is not for its own list either: a value would be chosen besides the others.
      failures += column.narrows ? 2 : 1;
      failed = facet;
    }
    const above = categoriesAbove.at(place);
    if (failures === 0) {
      everywhere += 1;
      countAll(categoryCounts, above);
    }
    if (failures > 1 || (category !== null && !above.includes(category))) continue;
    if (failures === 1) {
      countAll(facetCounts[failed], facets[failed]?.ofPlace.at(place) ?? new Uint32Array());
      continue;
    }
    hits[found] = place;
    found += 1;
    facets.forEach(({ ofPlace }, facet) => {
      countAll(facetCounts[facet], ofPlace.at(place));
    });
  }
  return { hits: hits.slice(0, found), facetCounts, categoryCounts, everywhere };
};
