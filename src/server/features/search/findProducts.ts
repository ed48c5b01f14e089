import type { Refinement } from '../../../contract/search/search';
import { invalidInput } from '../../problems';
import { facetColumns } from './facets';
import type { FacetColumn } from './facets';
import type { Synonyms } from '../../searchIndex/query/synonyms';
import type { SearchRequest } from './searchRequest';
import type { Audience, CatalogSnapshot } from '../catalog';

/** The result of a search, by product index. */
export interface Found {
  /** In any order. */
  readonly hits: readonly number[];
  /** Relevance by product index; empty without a term. */
  readonly scores: ReadonlyMap<number, number>;
  /** The term as it was understood; null: as it was typed. */
  readonly correctedTerm: string | null;
  /**
   * By facet and value: how many products there would be if this value were chosen in addition to the choices of other
   * facets.
   */
  readonly facetCounts: readonly (readonly number[])[];
  /** By facet: the numbers of the chosen values. */
  readonly chosen: readonly (ReadonlySet<number> | null)[];
  /** Products per category for term and refinements, whatever category was chosen. */
  readonly categoryCounts: ReadonlyMap<string, number>;
  /** The same over all categories. */
  readonly everywhere: number;
}

interface Request extends Pick<SearchRequest, 'term' | 'categoryId' | 'refinements' | 'groupVariations'> {
  /** Whether the term is still being typed, so that its last word may be incomplete. */
  readonly isTyping?: boolean;
  readonly synonyms: Synonyms;
}

const WITHOUT_TERM = { scores: new Map<number, number>(), correctedTerm: null };

/** Relevance of products visible to the audience. A matching variation counts for its parent where they are grouped. */
const scoresOf = (
  snapshot: CatalogSnapshot,
  audience: Audience,
  term: string,
  { groupVariations, isTyping = false, synonyms }: Request,
) => {
  const scores = new Map<number, number>();
  const found = snapshot.index.find(term, { isTyping, synonyms });
  for (const [place, score] of found.scores) {
    if (audience.sees[place] !== 1) continue;
    const parentId = groupVariations ? (snapshot.products[place]?.variationParentId ?? null) : null;
    const shown = parentId === null ? place : snapshot.placeOf(parentId);
    if (audience.sees[shown] === 1 && score > (scores.get(shown) ?? 0)) scores.set(shown, score);
  }
  return { scores, correctedTerm: found.correctedTerm };
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
    // A facet that is named twice must match twice; an unknown value matches nothing.
    chosen[number] = new Set(before === null ? named : named.filter((value) => before.has(value)));
  }
  return chosen;
};

/**
 * Finds and counts in one pass. A product that fails only one choice still counts for that choice's own facet (or the
 * category tree), so that a choice never shrinks its own list (SRC-12).
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

  const { scores, correctedTerm } = term === null ? WITHOUT_TERM : scoresOf(snapshot, audience, term, request);
  if (term !== null) for (const place of scores.keys()) consider(place);
  else for (let place = 0; place < snapshot.products.length; place += 1) consider(place);
  return { hits, scores, correctedTerm, facetCounts, chosen, categoryCounts, everywhere };
};
