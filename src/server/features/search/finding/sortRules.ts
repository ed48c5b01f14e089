import { PRODUCT_SORT_ORDER } from '../../../../contract/constants';
import { normalizeId, recordId } from '../../../../contract/ids';
import type { ListingSort } from '../../../../contract/search/listingSorts';
import type { SortRule } from '../../../../contract/search/search';
import { invalidInput } from '../../../problems';
import type { Say } from '../../../texts/say';
import { sentence } from '../../../texts/sentence';
import type { TextId } from '../../../texts/textId';

export type SortOrder = 'relevance' | 'newest' | 'nameUp' | 'nameDown' | 'priceUp' | 'priceDown';

/** A sort rule with the ids of its texts. */
type NamedRule = Omit<SortRule, 'label' | 'labelSuffix' | 'isUsual'> & {
  readonly label: TextId;
  readonly labelSuffix: TextId | null;
};

const rule = (
  sortOrder: number,
  nameOrId: string,
  label: TextId,
  labelSuffix: TextId | null,
  direction: SortRule['direction'],
  type: SortRule['type'],
): NamedRule => ({
  sortRuleId: recordId('sortRule', sortOrder),
  nameOrId,
  label,
  labelSuffix,
  direction,
  type,
  sortOrder,
});

const RULES: readonly (readonly [SortOrder, NamedRule])[] = [
  ['relevance', rule(1, 'Relevance', 'sortRule.Relevance', null, 'Default', 'Relevancy')],
  ['newest', rule(2, PRODUCT_SORT_ORDER, 'sortRule.newest', null, 'Descending', 'ProductBased')],
  ['nameUp', rule(3, 'NameAsc', 'sortRule.name', 'sortRule.name.up', 'Ascending', 'ProductBased')],
  ['nameDown', rule(4, 'NameDesc', 'sortRule.name', 'sortRule.name.down', 'Descending', 'ProductBased')],
  ['priceUp', rule(5, 'PriceAsc', 'sortRule.price', 'sortRule.price.up', 'Ascending', 'SortByPricebook')],
  ['priceDown', rule(6, 'PriceDesc', 'sortRule.price', 'sortRule.price.down', 'Descending', 'SortByPricebook')],
];

/** All rules with their texts; `usual` is the one of listings without a term. */
export const sortRules = (say: Say, usual: ListingSort): SortRule[] =>
  RULES.map(([, { label, labelSuffix, ...rest }]) => ({
    ...rest,
    label: say(sentence(label)),
    labelSuffix: labelSuffix === null ? null : say(sentence(labelSuffix)),
    isUsual: rest.nameOrId === usual,
  }));

const ORDERS = new Map(RULES.map(([order, { nameOrId }]) => [nameOrId, order]));

/**
 * The sort order of a rule's id or name. By default relevance with a term; without a term, where relevance means
 * nothing, the site's usual order (SRC-11). Throws INVALID_API_INPUT on an unknown rule.
 */
export function sortOrderOf(sortRuleId: string | null, hasTerm: boolean, usual: ListingSort): SortOrder {
  const withoutTerm = ORDERS.get(usual) ?? 'newest';
  if (sortRuleId === null || sortRuleId === '') return hasTerm ? 'relevance' : withoutTerm;
  const id = normalizeId(sortRuleId) ?? sortRuleId;
  const found = RULES.find(([, { sortRuleId: known, nameOrId }]) => known === id || nameOrId === sortRuleId);
  if (found === undefined) throw invalidInput('sortRuleId names no sort rule.');
  return found[0] === 'relevance' && !hasTerm ? withoutTerm : found[0];
}
