import type { Refinement } from '../../../contract/search/search';
import { invalidInput } from '../../problems';
import type { FacetColumn } from '../catalog';

/**
 * By facet: 1 for each chosen value, by its number, and behind them 1 if a value was chosen that no product has; null: nothing
 * was chosen.
 */
export type ChosenValues = readonly (Uint8Array | null)[];

/**
 * What refinements choose. A facet that is named twice must match twice; an unknown value matches nothing, and where all
 * chosen values have to be there it leaves nothing.
 */
export const chosenValues = (facets: readonly FacetColumn[], refinements: readonly Refinement[]): ChosenValues => {
  const chosen: (Uint8Array | null)[] = facets.map(() => null);
  for (const { nameOrId, attributeType, type = 'DistinctValue', values } of refinements) {
    const number = facets.findIndex(
      (facet) => facet.nameOrId === nameOrId && (attributeType ?? facet.attributeType) === facet.attributeType,
    );
    const facet = facets[number];
    if (facet === undefined || type !== 'DistinctValue')
      throw invalidInput(`There is no facet ${nameOrId} to refine by ${type}.`);
    const known = facet.values.map((value) => value.nameOrId);
    const named = Uint8Array.from([
      ...known.map((value) => Number(values.includes(value))),
      Number(values.some((value) => !known.includes(value))),
    ]);
    const before = chosen[number];
    chosen[number] = before
      ? named.map((isNamed, value) => (facet.narrows ? isNamed | (before[value] ?? 0) : isNamed & (before[value] ?? 0)))
      : named;
  }
  return chosen;
};

/** Whether a product with these values of a facet is chosen. */
export const isChosen = ({ narrows }: FacetColumn, wanted: Uint8Array, own: Uint32Array): boolean => {
  if (!narrows) return own.some((value) => wanted[value] === 1);
  const having = own.reduce((count, value) => count + (wanted[value] ?? 0), 0);
  return having === wanted.reduce((count, flag) => count + flag, 0);
};
