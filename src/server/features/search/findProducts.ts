import type { Refinement } from '../../../contract/search/search';
import { invalidInput } from '../../problems';
import { facetColumns } from './facets';
import type { FacetColumn } from './facets';
import type { SearchRequest } from './searchRequest';
import type { Audience, CatalogSnapshot } from '../catalog';

/** What was found, by the places of products. */
export interface Found {
  /** In no order that matters. */
  readonly hits: readonly number[];
  /** Relevance by place; empty without a term. */
  readonly scores: ReadonlyMap<number, number>;
  /** By facet and value: products there would be with this value chosen beside the other facets' choices. */
  readonly facetCounts: readonly (readonly number[])[];
  /** By facet: the numbers of the chosen values. */
  readonly chosen: readonly (ReadonlySet<number> | null)[];
  /** Products in each category under term and refinements, whatever category was chosen. */
  readonly categoryCounts: ReadonlyMap<string, number>;
  /** The same over all categories. */
  readonly everywhere: number;
}

interface Request extends Pick<SearchRequest, 'term' | 'categoryId' | 'refinements' | 'groupVariations'> {
  /** The term is still being typed: its last word may be unfinished. */
  readonly isTyping?: boolean;
}

/** Relevance of what the audience sees. A variation that is found counts for its parent where they are grouped. */
const scoresOf = (
  snapshot: CatalogSnapshot,
  audience: Audience,
  term: string,
  { groupVariations, isTyping }: Request,
) => {
  const scores = new Map<number, number>();
  for (const [place, score] of snapshot.index.find(term, isTyping)) {
    if (audience.sees[place] !== 1) continue;
    const parentId = groupVariations ? (snapshot.products[place]?.variationParentId ?? null) : null;
    const shown = parentId === null ? place : snapshot.placeOf(parentId);
    if (audience.sees[shown] === 1 && score > (scores.get(shown) ?? 0)) scores.set(shown, score);
  }
  return scores;
};

const chosenValues = (columns: readonly FacetColumn[], refinements: readonly Refinement[]) => {
  const chosen: (Set<number> | null)[] = columns.map(() => null);
  for (const { nameOrId, attributeType, type = 'DistinctValue', values } of refinements) {
    const number = columns.findIndex(
      (column) => column.nameOrId === nameOrId && (attributeType ?? column.attributeType) === column.attributeType,
    );
    const column = columns[number];
    if (column === undefined || type !== 'DistinctValue')
      throw invalidInput(`There is no facet ${nameOrId} to refine by ${type}.`);
    const before = chosen[number] ?? null;
    const named = values.map((value) => column.values.findIndex((known) => known.nameOrId === value));
    // A facet that is named twice must hold twice; a value nobody has finds nothing.
    chosen[number] = new Set(before === null ? named : named.filter((value) => before.has(value)));
  }
  return chosen;
};

/**
 * Finds and counts in one pass. A product that fails one choice only still counts for that choice's own
 * facet (or for the tree of categories), so that a choice never shrinks its own list (SRC-12).
 */
export const findProducts = (snapshot: CatalogSnapshot, audience: Audience, request: Request): Found => {
  const { term, categoryId, groupVariations } = request;
  const columns = facetColumns(snapshot);
  const chosen = chosenValues(columns, request.refinements);
  const facetCounts = columns.map((column) => new Array<number>(column.values.length).fill(0));
  const categoryCounts = new Map<string, number>();
  const hits: number[] = [];
  let everywhere = 0;
  const hiddenClass = groupVariations ? 'Variation' : 'VariationParent';
  const inCategory = categoryId === null ? null : new Set(audience.placesIn(categoryId));

  const countFacet = (number: number, place: number): void => {
    const counts = facetCounts[number];
    for (const value of columns[number]?.ofPlace[place] ?? []) if (counts) counts[value] = (counts[value] ?? 0) + 1;
  };
  const consider = (place: number): void => {
    if (audience.sees[place] !== 1 || snapshot.products[place]?.productClass === hiddenClass) return;
    const isInside = inCategory === null || inCategory.has(place);
    let failures = 0;
    let failed = -1;
    chosen.forEach((values, number) => {
      if (values === null || columns[number]?.ofPlace[place]?.some((value) => values.has(value)) === true) return;
      failures += 1;
      failed = number;
    });
    if (failures === 0) {
      everywhere += 1;
      for (const id of snapshot.categoriesAbove(place)) categoryCounts.set(id, (categoryCounts.get(id) ?? 0) + 1);
    }
    if (!isInside || failures > 1) return;
    if (failures === 1) {
      countFacet(failed, place);
      return;
    }
    hits.push(place);
    for (let number = 0; number < columns.length; number += 1) countFacet(number, place);
  };

  const scores = term === null ? new Map<number, number>() : scoresOf(snapshot, audience, term, request);
  if (term !== null) for (const place of scores.keys()) consider(place);
  else for (let place = 0; place < snapshot.products.length; place += 1) consider(place);
  return { hits, scores, facetCounts, chosen, categoryCounts, everywhere };
};
