import type { Refinement } from '../../../../contract/search/search';
import { invalidInput } from '../../../problems';
import { NO_VALUE, type FacetColumn } from '../../catalog';
import { AVAILABILITY } from './offeredFacets';

/**
 * By facet: 1 for each chosen value, by its number, and one more 1 at the end if a value was chosen that no product
 * has; null: nothing was chosen.
 */
export type ChosenValues = readonly (Uint8Array | null)[];

/**
 * The choices in refinements. A facet that is named twice must match twice; an unknown value matches nothing, and if
 * all chosen values are required it leaves no products. Throws INVALID_API_INPUT for a facet that is not offered.
 */
export function chosenValues(facets: readonly FacetColumn[], refinements: readonly Refinement[]): ChosenValues {
  const chosen: (Uint8Array | null)[] = facets.map(() => null);
  for (const { nameOrId, attributeType, type = 'DistinctValue', values } of refinements) {
    const number = facets.findIndex(
      (facet) => facet.nameOrId === nameOrId && (attributeType ?? facet.attributeType) === facet.attributeType,
    );
    const facet = facets[number];
    // A link to products in stock must still lead to a list when stock is not tracked or cannot be read.
    if (facet === undefined && nameOrId === AVAILABILITY.nameOrId) continue;
    if (facet === undefined || type !== 'DistinctValue')
      throw invalidInput(`There is no facet ${nameOrId} to refine by ${type}.`);
    const asked = new Set(values);
    const known = facet.values.map((value) => Number(asked.delete(value)));
    const named = Uint8Array.from([...known, Number(asked.size > 0)]);
    const before = chosen[number];
    chosen[number] = before
      ? named.map((isNamed, value) => (facet.narrows ? isNamed | (before[value] ?? 0) : isNamed & (before[value] ?? 0)))
      : named;
  }
  return chosen;
}

/** The chosen values of one facet. */
export interface Choice {
  readonly column: FacetColumn;
  readonly wanted: Uint8Array;
  /** How many of the chosen values a product must have. */
  readonly needed: number;
}

/** The choice of one facet by the flags of its chosen values. */
export const choiceOf = (column: FacetColumn, wanted: Uint8Array): Choice => ({
  column,
  wanted,
  needed: column.narrows ? wanted.reduce((count, flag) => count + flag, 0) : 1,
});

/**
 * Whether the product in a row has the chosen values. The row's values are read in place, because a view for each row
 * would cost more; no row has a value twice.
 */
export function isChosen({ column: { ofRow }, wanted, needed }: Choice, row: number): boolean {
  if (ofRow.single !== null) {
    const value = ofRow.single[row] ?? NO_VALUE;
    return (value === NO_VALUE ? 0 : (wanted[value] ?? 0)) >= needed;
  }
  const { starts, values } = ofRow.lists;
  const end = starts[row + 1] ?? 0;
  let having = 0;
  for (let at = starts[row] ?? 0; at < end && having < needed; at += 1) having += wanted[values[at] ?? 0] ?? 0;
  return having >= needed;
}
