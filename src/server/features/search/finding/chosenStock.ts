import type { Facet, Refinement } from '../../../../contract/search/search';
import type { Say } from '../../../texts/say';
import type { Offer } from '../../offers';
import { facetName, valueName } from './facetNames';
import { AVAILABILITY } from './offeredFacets';

/**
 * The chosen refinement by availability, if no stock is known and it therefore narrows nothing: it stays in the answer
 * so that it can be removed. Empty otherwise.
 */
export function chosenStock(
  { soldOut, prices }: Offer,
  refinements: readonly Refinement[],
  { total, say }: { readonly total: number; readonly say: Say },
): Facet[] {
  const { nameOrId, attributeType, values: known } = AVAILABILITY;
  const chosen = refinements.filter((refinement) => refinement.nameOrId === nameOrId).flatMap(({ values }) => values);
  const values = known.filter((value) => chosen.includes(value));
  if (soldOut !== null || values.length === 0) return [];
  const naming = { say, currency: prices.currency };
  return [
    {
      nameOrId,
      attributeType,
      displayName: facetName(nameOrId, say),
      displayRank: 1,
      facetType: 'DistinctValue',
      displayType: 'MultiSelect',
      values: values.map((value) => ({
        nameOrId: value,
        displayName: valueName(nameOrId, value, naming),
        productCount: total,
      })),
    },
  ];
}
