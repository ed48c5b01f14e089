import { PRODUCT_SORT_ORDER } from '../../../../contract/constants';
import { normalizeId, recordId } from '../../../../contract/ids';
import type { SortRule } from '../../../../contract/search/search';
import { invalidInput } from '../../../problems';

export type SortOrder = 'relevance' | 'newest' | 'nameUp' | 'nameDown' | 'priceUp' | 'priceDown';

const rule = (
  sortOrder: number,
  nameOrId: string,
  label: string,
  labelSuffix: string | null,
  direction: SortRule['direction'],
  type: SortRule['type'],
): SortRule => ({
  sortRuleId: recordId('sortRule', sortOrder),
  nameOrId,
  label,
  labelSuffix,
  direction,
  type,
  sortOrder,
});

const RULES: readonly (readonly [SortOrder, SortRule])[] = [
  ['relevance', rule(1, 'Relevance', 'Pertinence', null, 'Default', 'Relevancy')],
  ['newest', rule(2, PRODUCT_SORT_ORDER, 'Nouveautés', null, 'Descending', 'ProductBased')],
  ['nameUp', rule(3, 'NameAsc', 'Nom', 'A à Z', 'Ascending', 'ProductBased')],
  ['nameDown', rule(4, 'NameDesc', 'Nom', 'Z à A', 'Descending', 'ProductBased')],
  ['priceUp', rule(5, 'PriceAsc', 'Prix', 'croissant', 'Ascending', 'SortByPricebook')],
  ['priceDown', rule(6, 'PriceDesc', 'Prix', 'décroissant', 'Descending', 'SortByPricebook')],
];

export const sortRules = (): SortRule[] => RULES.map(([, sortRule]) => sortRule);

/**
 * The sort order of a rule's id or name; without one, and for relevance without a term, the newest come first (SRC-11).
 * Throws INVALID_API_INPUT on an unknown rule.
 */
export const sortOrderOf = (sortRuleId: string | null, hasTerm: boolean): SortOrder => {
  if (sortRuleId === null || sortRuleId === '') return hasTerm ? 'relevance' : 'newest';
  const id = normalizeId(sortRuleId) ?? sortRuleId;
  const found = RULES.find(([, { sortRuleId: known, nameOrId }]) => known === id || nameOrId === sortRuleId);
  if (found === undefined) throw invalidInput('sortRuleId names no sort rule.');
  return found[0] === 'relevance' && !hasTerm ? 'newest' : found[0];
};
