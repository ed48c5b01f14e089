import { NO_VALUE, type Lists, type ValuesOfRows } from '../../catalog';
import type { Offer } from '../../offers';
import { offeredFacets } from './offeredFacets';
import { choiceOf, isChosen, type ChosenValues } from './chosenValues';

/** The matching products, by row, and their counts by facet value and category. */
export interface Counted {
  /** In the order of the candidates. */
  readonly hits: Uint32Array;
  /**
   * By facet and value: how many products there would be if this value were chosen in addition to the choices of other
   * facets, and to those of its own if all of them are required.
   */
  readonly facetCounts: readonly Uint32Array[];
  /** By number of the category: products matching term and refinements, whatever category was chosen. */
  readonly categoryCounts: Uint32Array;
  /** The number of such products over all categories. */
  readonly everywhere: number;
}

interface Counting {
  /** The number of the chosen category; null: all. */
  readonly category: number | null;
  readonly chosen: ChosenValues;
  /** The class of products that are left out. */
  readonly hidden: number;
}

interface Counter {
  readonly ofRow: ValuesOfRows;
  /** How often each value occurred; `NO_VALUE` is not counted. */
  readonly counts: Uint32Array;
}

/** Counts the values of a row in place: a view for each row and facet would cost more than counting. */
function countAt({ ofRow, counts }: Counter, row: number): void {
  if (ofRow.single !== null) {
    const value = ofRow.single[row] ?? NO_VALUE;
    if (value !== NO_VALUE) counts[value] = (counts[value] ?? 0) + 1;
    return;
  }
  const { starts, values } = ofRow.lists;
  const end = starts[row + 1] ?? 0;
  for (let at = starts[row] ?? 0; at < end; at += 1) {
    const value = values[at] ?? 0;
    counts[value] = (counts[value] ?? 0) + 1;
  }
}

function has({ starts, values }: Lists, row: number, wanted: number): boolean {
  const end = starts[row + 1] ?? 0;
  for (let at = starts[row] ?? 0; at < end; at += 1) if (values[at] === wanted) return true;
  return false;
}

/**
 * Counts candidates that the audience can see, in one pass. A product that fails only one choice still counts for that
 * choice's own facet (or the category tree), so that a choice never shrinks its own list (SRC-12); only in facets in
 * which all chosen values are required does each choice narrow the list.
 */
export function countProducts(offer: Offer, candidates: Uint32Array, { category, chosen, hidden }: Counting): Counted {
  const { categories, columns } = offer.snapshot;
  const { sees } = offer.audience;
  const { categoriesAbove, productClass } = columns;
  const facets = offeredFacets(offer);
  const counterOf = (ofRow: ValuesOfRows, size: number): Counter => ({ ofRow, counts: new Uint32Array(size) });
  const ofFacets = facets.map(({ ofRow, values }) => counterOf(ofRow, values.length));
  const ofCategories = counterOf({ lists: categoriesAbove, single: null }, categories.all.length);
  const choices = facets.flatMap((column, facet) => {
    const wanted = chosen[facet];
    return wanted ? [{ choice: choiceOf(column, wanted), own: ofFacets.slice(facet, facet + 1) }] : [];
  });
  const hits = new Uint32Array(candidates.length);
  let found = 0;
  let everywhere = 0;
  for (const row of candidates) {
    if (sees[row] !== 1 || productClass[row] === hidden) continue;
    let failures = 0;
    let failed: readonly Counter[] = [];
    for (const { choice, own } of choices) {
      if (isChosen(choice, row)) continue;
      // Where all chosen values are required, an excluded product does not count in the facet's own list either:
      // another value would be chosen in addition.
      failures += choice.column.narrows ? 2 : 1;
      failed = own;
      if (failures > 1) break;
    }
    if (failures === 0) {
      everywhere += 1;
      countAt(ofCategories, row);
    }
    if (failures > 1 || (category !== null && !has(categoriesAbove, row, category))) continue;
    if (failures === 0) hits[found++] = row;
    for (const counter of failures === 0 ? ofFacets : failed) countAt(counter, row);
  }
  const facetCounts = ofFacets.map(({ counts }) => counts);
  return { hits: hits.slice(0, found), facetCounts, categoryCounts: ofCategories.counts, everywhere };
}
