import type { Audience, CatalogSnapshot, Lists } from '../catalog';
import { isChosen } from './chosenValues';
import type { ChosenValues } from './chosenValues';
import { hiddenClass } from './relevance';

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

interface Counter {
  readonly lists: Lists;
  /** How often each value was counted. */
  readonly counts: Uint32Array;
}

/** Counts the values of a place where they lie: a view of them for each place and facet would cost more than counting. */
const countAt = ({ lists: { starts, values }, counts }: Counter, place: number): void => {
  const end = starts[place + 1] ?? 0;
  for (let at = starts[place] ?? 0; at < end; at += 1) {
    const value = values[at] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
};

const has = ({ starts, values }: Lists, place: number, wanted: number): boolean => {
  const end = starts[place + 1] ?? 0;
  for (let at = starts[place] ?? 0; at < end; at += 1) if (values[at] === wanted) return true;
  return false;
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
  const hidden = hiddenClass(groupVariations);
  const counterOf = (lists: Lists, size: number): Counter => ({ lists, counts: new Uint32Array(size) });
  const ofFacets = facets.map(({ ofPlace, values }) => counterOf(ofPlace, values.length));
  const ofCategories = counterOf(categoriesAbove, categories.all.length);
  const choices = facets.flatMap((column, facet) => {
    const wanted = chosen[facet];
    return wanted ? [{ column, wanted, own: ofFacets.slice(facet, facet + 1) }] : [];
  });
  const hits = new Uint32Array(candidates.length);
  let found = 0;
  let everywhere = 0;
  for (const place of candidates) {
    if (sees[place] !== 1 || productClass[place] === hidden) continue;
    let failures = 0;
    let failed: readonly Counter[] = [];
    for (const { column, wanted, own } of choices) {
      if (isChosen(column, wanted, column.ofPlace.at(place))) continue;
      // What a narrowing facet has left out is not for its own list either: a value would be chosen besides the others.
      failures += column.narrows ? 2 : 1;
      failed = own;
    }
    if (failures === 0) {
      everywhere += 1;
      countAt(ofCategories, place);
    }
    if (failures > 1 || (category !== null && !has(categoriesAbove, place, category))) continue;
    if (failures === 0) hits[found++] = place;
    for (const counter of failures === 0 ? ofFacets : failed) countAt(counter, place);
  }
  const facetCounts = ofFacets.map(({ counts }) => counts);
  return { hits: hits.slice(0, found), facetCounts, categoryCounts: ofCategories.counts, everywhere };
};
