import type { Refinement } from '../../../contract/search/search';
import { invalidInput } from '../../problems';
import type { FacetColumn } from '../catalog';

/** By facet: 1 for each chosen value, by its number; null: nothing was chosen. */
export type ChosenValues = readonly (Uint8Array | null)[];

/** What refinements choose. A facet that is named twice must match twice; an unknown value matches nothing. */
export const chosenValues = (facets: readonly FacetColumn[], refinements: readonly Refinement[]): ChosenValues => {
  const chosen: (Uint8Array | null)[] = facets.map(() => null);
  for (const { nameOrId, attributeType, type = 'DistinctValue', values } of refinements) {
    const number = facets.findIndex(
      (facet) => facet.nameOrId === nameOrId && (attributeType ?? facet.attributeType) === facet.attributeType,
    );
    const facet = facets[number];
    if (facet === undefined || type !== 'DistinctValue')
      throw invalidInput(`There is no facet ${nameOrId} to refine by ${type}.`);
    const before = chosen[number] ?? null;
    chosen[number] = Uint8Array.from(facet.values, (known, value) =>
      Number(values.includes(known.nameOrId) && before?.[value] !== 0),
    );
  }
  return chosen;
};
